import { PREFETCH_HOVER_MS } from '../constants.ts';
import { mayPrefetch, readConnection } from './connection.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { BASE } from '../app/base-path.ts';
import { dropBase } from '../app/base.ts';
import { isPagePath, isSamePath } from '../app/page-paths.ts';

/** Options of `prefetchLinks`. */
export interface PrefetchLinksOptions {
  /** Returns the path of the page that a path leads to, after redirects; `undefined` if it must not be prefetched. */
  resolveAhead: (path: string) => string | undefined;
  /** Loads a page. Must not reject. */
  preload: (path: string) => Promise<void>;
}

/** Prefetches the page of the link that contains an element, if it is a page of the site. */
export type PrefetchLink = (target: EventTarget | null) => void;

/**
 * Prefetches the page of a link that is hovered, focused or touched. Links that are merely visible are not prefetched:
 * on a page with a long sidebar, the server would render all of its pages for every visitor.
 */
export function prefetchLinks(container: HTMLElement, { resolveAhead, preload }: PrefetchLinksOptions): PrefetchLink {
  const queue = createPreloadQueue({
    version: () => container.dataset['content'],
    preload,
    mayPreload: () => mayPrefetch(readConnection()),
  });
  const prefetch: PrefetchLink = (target) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link ? linkPath(link, location.href) : undefined;
    const page = path === undefined ? undefined : resolveAhead(path);
    if (page !== undefined) queue.add(page);
  };
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  const hover = (link: Element | null): void => {
    if (link === hovered) return;
    hovered = link;
    // A pointer that moves across a list of links prefetches none of them.
    clearTimeout(hoverTimer);
    if (link) hoverTimer = setTimeout(prefetch, PREFETCH_HOVER_MS, link);
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    container.addEventListener(type, listener as EventListener, { passive: true });
  };
  listen('pointermove', ({ target, movementX, movementY }) => {
    // A link that moves below a resting pointer is not hovered: search results move with every key stroke.
    if (movementX === 0 && movementY === 0) return;
    hover(target instanceof Element ? target.closest('a[href]') : null);
  });
  for (const type of ['touchstart', 'focusin'] as const) {
    listen(type, ({ target }) => {
      prefetch(target);
    });
  }
  // The link that was hovered or focused before these listeners were added.
  hover(container.querySelector('a[href]:hover'));
  prefetch(container.querySelector('a[href]:focus'));
  return prefetch;
}

/** The properties of a link that decide whether its page is prefetched. */
export type LinkData = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'hasAttribute' | 'closest'>;

/** Returns the path of a link's page, or `undefined` if it must not be prefetched. */
export function linkPath(link: LinkData, current: string, base = BASE): string | undefined {
  if (!URL.canParse(link.href)) return undefined;
  const [to, from] = [new URL(link.href), new URL(current)];
  const sitePath = dropBase(to.pathname, base);
  if (to.origin !== from.origin || sitePath === undefined || !isPagePath(sitePath)) return undefined;
  if (isSamePath(to.pathname, from.pathname)) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.rel.split(' ').includes('external') || link.closest('[data-no-prefetch]')) return undefined;
  return to.pathname;
}
