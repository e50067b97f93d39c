import { PREFETCH_HOVER_MS } from '../constants.ts';
import { mayFetchAhead, readConnection } from './connection.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { BASE } from '../app/base-path.ts';
import { dropBase } from '../app/base.ts';
import { isPagePath, isSamePath } from '../app/page-paths.ts';

export interface PrefetchLinksOptions {
  /** Where a path really leads, or nothing where that is not to be fetched. */
  foresee: (path: string) => string | undefined;
  preload: (path: string) => Promise<void>;
}

/** Fetches the page of the link that an element is in, if it is a page of the site. */
export type PrefetchLink = (target: EventTarget | null) => void;

/**
 * Fetches the page of a link that is hovered, focused or touched. A link that is merely in view is left alone: a page with
 * a long sidebar would make the server render all of it for every visitor.
 */
export function prefetchLinks(container: HTMLElement, { foresee, preload }: PrefetchLinksOptions): PrefetchLink {
  const queue = createPreloadQueue({
    version: () => container.dataset['content'],
    preload,
    mayPreload: () => mayFetchAhead(readConnection()),
  });
  const prefetch: PrefetchLink = (target) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link ? linkPath(link, location.href) : undefined;
    const page = path === undefined ? undefined : foresee(path);
    if (page !== undefined) queue.add(page);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  const hover = (link: Element | null): void => {
    if (link === hovered) return;
    hovered = link;
    // A pointer that moves across a list of links prefetches none of them.
    clearTimeout(resting);
    if (link) resting = setTimeout(prefetch, PREFETCH_HOVER_MS, link);
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    container.addEventListener(type, listener as EventListener, { passive: true });
  };
  listen('pointermove', ({ target, movementX, movementY }) => {
    // A link that moves below a resting pointer is not hovered: a list that is searched moves with every letter.
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

/** The parts of a link that decide whether its page is worth fetching ahead. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'hasAttribute' | 'closest'>;

/** The path of a link's page, or `undefined` where nothing is to be fetched for it. */
export function linkPath(link: LinkFacts, current: string, base = BASE): string | undefined {
  if (!URL.canParse(link.href)) return undefined;
  const [to, from] = [new URL(link.href), new URL(current)];
  const inside = dropBase(to.pathname, base);
  if (to.origin !== from.origin || inside === undefined || !isPagePath(inside)) return undefined;
  if (isSamePath(to.pathname, from.pathname)) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.rel.split(' ').includes('external') || link.closest('[data-no-prefetch]')) return undefined;
  return to.pathname;
}
