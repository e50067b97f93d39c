import { PREFETCH_HOVER_MS } from '../constants.ts';
import { mayFetchAhead, readConnection } from './connection.ts';
import { linkPath } from './link-path.ts';
import { createPreloadQueue } from './preload-queue.ts';

export interface PrefetchLinksOptions {
  /** Where a path really leads, or nothing where that is not to be fetched. */
  foresee: (path: string) => string | undefined;
  preload: (path: string) => Promise<void>;
}

/**
 * Fetches the page of a link that is hovered, focused or touched. A link that is merely in view is left alone: a page with
 * a long sidebar would make the server render all of it for every visitor.
 */
export function prefetchLinks(container: HTMLElement, { foresee, preload }: PrefetchLinksOptions): void {
  const queue = createPreloadQueue({
    version: () => container.dataset['content'],
    preload,
    mayPreload: () => mayFetchAhead(readConnection()),
  });
  const prefetch = (target: EventTarget | null): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link ? linkPath(link, location.href) : undefined;
    const page = path === undefined ? undefined : foresee(path);
    if (page !== undefined) queue.add(page);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    container.addEventListener(type, listener as EventListener, { passive: true });
  };
  listen('pointermove', ({ target, movementX, movementY }) => {
    // A link that moves below a resting pointer is not hovered: a list that is searched moves with every letter.
    if (movementX === 0 && movementY === 0) return;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link === hovered) return;
    hovered = link;
    // A pointer that moves across a list of links prefetches none of them.
    clearTimeout(resting);
    if (link) resting = setTimeout(prefetch, PREFETCH_HOVER_MS, link);
  });
  for (const type of ['touchstart', 'focusin'] as const) {
    listen(type, ({ target }) => {
      prefetch(target);
    });
  }
  // The link that was hovered or focused before these listeners were added.
  for (const link of container.querySelectorAll('a[href]:is(:hover, :focus)')) prefetch(link);
}
