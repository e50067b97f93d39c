import { watchBuilds } from '../builds/watch-builds.ts';
import { PREFETCH_DELAY_MS } from '../constants.ts';
import { OFFLINE_ATTRIBUTE } from '../offline/facts.ts';
import { mayFetchAhead, mayFetchManifest, readConnection } from '../prefetch/connection.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { PageLoader } from './page-loader.ts';

export interface BackgroundOptions {
  container: HTMLElement;
  buildId: string;
  loader: Pick<PageLoader, 'foresee' | 'preload'>;
  onOutdated: () => void;
}

/** What an open page does while nobody waits for it. Loaded when the browser is idle, once a visitor has used the page. */
export function startBackground({ container, buildId, loader, onOutdated }: BackgroundOptions): void {
  // Without the Navigation API every link is a full load, for which nothing has to be known or fetched ahead.
  const hasNavigation = Object.hasOwn(globalThis, 'navigation');
  if (hasNavigation) prefetchLinks(container, loader);
  setTimeout(() => {
    const connection = readConnection();
    if (mayFetchAhead(connection)) registerOffline();
    if (!hasNavigation) return;
    void watchBuilds({ id: buildId, mayFetchManifest: mayFetchManifest(connection), onOutdated });
  }, PREFETCH_DELAY_MS);
}

/** Brings the worker that keeps pages, where the site has one. */
function registerOffline(): void {
  const src = document.querySelector(`head > script[${OFFLINE_ATTRIBUTE}]`)?.getAttribute(OFFLINE_ATTRIBUTE);
  if (typeof src !== 'string') return;
  // By an element: a script that cannot be had must not count as a missing part of the page.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}
