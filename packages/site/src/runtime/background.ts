import { watchBuilds } from '../builds/watch-builds.ts';
import { PREFETCH_DELAY_MS } from '../constants.ts';
import { OFFLINE_ATTRIBUTE } from '../offline/facts.ts';
import { mayFetchAhead, mayFetchManifest, readConnection } from '../prefetch/connection.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { PageLoader } from './page-loader.ts';

export interface BackgroundOptions {
  container: HTMLElement;
  loader: Pick<PageLoader, 'foresee' | 'preload'>;
  onOutdated: () => void;
}

/** Background work of an open page. Loaded when the browser is idle, after the first interaction. */
export function startBackground({ container, loader, onOutdated }: BackgroundOptions): void {
  // Without the Navigation API every link is a full load, so there is nothing to prefetch.
  const hasNavigation = Object.hasOwn(globalThis, 'navigation');
  if (hasNavigation) prefetchLinks(container, loader);
  setTimeout(() => {
    const connection = readConnection();
    if (mayFetchAhead(connection)) registerOffline();
    if (!hasNavigation) return;
    const { build = '' } = container.dataset;
    void watchBuilds({ id: build, mayFetchManifest: mayFetchManifest(connection), onOutdated });
  }, PREFETCH_DELAY_MS);
}

/** Loads the script that registers the offline worker, if the site has one. */
function registerOffline(): void {
  const src = document.querySelector(`head > script[${OFFLINE_ATTRIBUTE}]`)?.getAttribute(OFFLINE_ATTRIBUTE);
  if (typeof src !== 'string') return;
  // By an element, not by `import()`: if it fails, it must not count as a missing part of the page.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}
