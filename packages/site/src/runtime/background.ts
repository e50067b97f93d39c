import { watchBuilds } from '../builds/watch-builds.ts';
import { PREFETCH_DELAY_MS } from '../constants.ts';
import { OFFLINE_ATTRIBUTE } from '../offline/facts.ts';
import { mayFetchAhead, mayFetchManifest, readConnection } from '../prefetch/connection.ts';

export interface BackgroundOptions {
  container: HTMLElement;
  onOutdated: () => void;
}

/** Background work of an open page. Loaded when the browser is idle, after the first interaction. */
export function startBackground({ container, onOutdated }: BackgroundOptions): void {
  setTimeout(() => {
    const connection = readConnection();
    if (mayFetchAhead(connection)) registerOffline();
    // Without the Navigation API every link is a full load, which brings a new build by itself.
    if (!Object.hasOwn(globalThis, 'navigation')) return;
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
