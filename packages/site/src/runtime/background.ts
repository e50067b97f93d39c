import { watchBuilds } from '../builds/watch-builds.ts';
import { PREFETCH_DELAY_MS } from '../constants.ts';
import { mayFetchManifest, readConnection } from '../prefetch/connection.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { PageLoader } from './page-loader.ts';

export interface BackgroundOptions {
  container: Element;
  buildId: string;
  loader: Pick<PageLoader, 'foresee' | 'preload'>;
  onOutdated: () => void;
}

/** What an open page does while nobody waits for it. Loaded when the browser is idle. */
export function startBackground({ container, buildId, loader, onOutdated }: BackgroundOptions): void {
  prefetchLinks(container, loader);
  setTimeout(() => {
    void watchBuilds({ id: buildId, mayFetchManifest: mayFetchManifest(readConnection()), onOutdated });
  }, PREFETCH_DELAY_MS);
}
