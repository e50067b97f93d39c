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
export function prefetchLinks(container: Element, { foresee, preload }: PrefetchLinksOptions): void {
  const queue = createPreloadQueue({ preload, mayPreload: () => mayFetchAhead(readConnection()) });
  const prefetch = (target: EventTarget | null): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link ? linkPath(link, location.href) : undefined;
    const page = path === undefined ? undefined : foresee(path);
    if (page !== undefined) queue.add(page);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: string, listener: (event: Event) => void): void => {
    container.addEventListener(type, listener, { passive: true });
  };
  listen('pointerover', ({ target }) => {
    // A pointer on its way across a list of links means none of them.
    clearTimeout(resting);
    resting = setTimeout(prefetch, PREFETCH_HOVER_MS, target);
  });
  for (const type of ['touchstart', 'focusin']) {
    listen(type, ({ target }) => {
      prefetch(target);
    });
  }
  // The link whose hover or focus brought the runtime had nobody to listen to it.
  for (const link of container.querySelectorAll('a[href]:is(:hover, :focus)')) prefetch(link);
}
