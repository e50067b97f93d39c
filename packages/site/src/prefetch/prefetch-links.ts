import { mayFetchAhead, readConnection } from './connection.ts';
import { whenIdle } from './idle.ts';
import { linkPath } from './link-path.ts';
import { createPreloadQueue } from './preload-queue.ts';

export interface PrefetchLinksOptions {
  /** Where a path really leads, or nothing where that is not to be fetched. */
  foresee: (path: string) => string | undefined;
  preload: (path: string) => Promise<void>;
}

/** Fetches ahead what the links in view lead to; a link that is pointed at or focused goes first. */
export function prefetchLinks(container: Element, { foresee, preload }: PrefetchLinksOptions): void {
  /** Where links lead that need not be watched, nowhere included: a browser looks at each whenever something moves. */
  const fetched = new Set<string | undefined>([undefined]);
  const queue = createPreloadQueue({
    preload(path) {
      fetched.add(path);
      for (const [link, own] of inView) if (own === path) observer.unobserve(link);
      return preload(path);
    },
    mayPreload: () => mayFetchAhead(readConnection()),
    whenIdle,
  });
  const pathOf = (link: Element | null): string | undefined => {
    const path = link instanceof HTMLAnchorElement ? linkPath(link, location.href) : undefined;
    return path === undefined ? undefined : foresee(path);
  };

  /** Links in view, each with the path it was queued under. Several may lead to the same page. */
  const inView = new Map<Element, string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const gone = inView.get(target);
      inView.delete(target);
      if (gone !== undefined && ![...inView.values()].includes(gone)) queue.drop(gone);
      const path = isIntersecting ? pathOf(target) : undefined;
      if (path === undefined) continue;
      inView.set(target, path);
      queue.add(path);
    }
  });

  let isScanning = false;
  /** Links come and go with pages and menus: each is watched once, those that left are let go. */
  const scan = (): void => {
    isScanning = false;
    observer.disconnect();
    // What is still in view queues again at once.
    for (const path of inView.values()) queue.drop(path);
    inView.clear();
    for (const link of container.querySelectorAll('a[href]')) {
      if (!fetched.has(pathOf(link))) observer.observe(link);
    }
  };
  const scanWhenIdle = (): void => {
    if (isScanning) return;
    isScanning = true;
    whenIdle(scan);
  };
  new MutationObserver(scanWhenIdle).observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  scanWhenIdle();

  const onIntent = ({ target }: Event): void => {
    const path = target instanceof Element ? pathOf(target.closest('a[href]')) : undefined;
    if (path !== undefined) queue.add(path, true);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    container.addEventListener(type, onIntent, { passive: true });
  }
}
