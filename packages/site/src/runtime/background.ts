import { watchBuilds } from '../builds/watch-builds.ts';
import { PREFETCH_DELAY_MS } from '../constants.ts';
import { OFFLINE_ATTRIBUTE } from '../offline/offline-config.ts';
import { mayPrefetch, mayFetchManifest, readConnection } from '../prefetch/connection.ts';

/** Options of `startBackground`. */
export interface BackgroundOptions {
  /** The element `#app`. */
  container: HTMLElement;
  /** Called when another build is served. */
  onOutdated: () => void;
}

/** Background work of an open page. Runs when the browser is idle, after the first interaction. */
export function startBackground({ container, onOutdated }: BackgroundOptions): void {
  setTimeout(() => {
    const connection = readConnection();
    if (mayPrefetch(connection)) registerOffline();
    // Without the Navigation API, every link is a full page load, which loads a new build anyway.
    if (!Object.hasOwn(globalThis, 'navigation')) return;
    const { build = '' } = container.dataset;
    void watchBuilds({ id: build, mayFetchManifest: mayFetchManifest(connection), onOutdated });
  }, PREFETCH_DELAY_MS);
}

/** Loads the script that registers the offline worker, if the site has one. */
function registerOffline(): void {
  const src = document.querySelector(`head > script[${OFFLINE_ATTRIBUTE}]`)?.getAttribute(OFFLINE_ATTRIBUTE);
  if (typeof src !== 'string') return;
  // Loaded by an element, not by `import()`, so that a failure is not treated as a chunk error of the page.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}
