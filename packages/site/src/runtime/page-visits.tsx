import type { Store } from '@recto/ui/store';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import guards from 'virtual:recto/guards';
import { applyHead } from '../head/head.ts';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { createLoadingStore } from '../loading/loading-store.ts';
import type { LoadingStore } from '../loading/loading-store.ts';
import { announceArrival } from '../navigation/announce-arrival.ts';
import { followRedirects } from '../navigation/follow-redirects.ts';
import type { Arrival } from '../navigation/navigator.ts';
import { turnPage } from '../navigation/turn-page.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { PrefetchLink } from '../prefetch/prefetch-links.ts';
import type { Page } from './page.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageLoader, PageLoaderOptions } from './page-loader.ts';

/** The code for navigation to further pages. Loaded when a link is hovered, focused or touched for the first time. */
export interface PageVisits {
  /** Loads a page. */
  load: PageLoader['load'];
  /** Loads a page and follows redirects. */
  arrive: (url: URL, signal: AbortSignal) => Promise<Arrival<Page>>;
  /** Updates the head and announces the page to screen readers. */
  announce: (page: Page) => void;
  /** Changes the page with a view transition. */
  turnPage: typeof turnPage;
  /** State of the loading bar. */
  loading: Pick<LoadingStore, 'start' | 'reset'>;
  /** Prefetches pages. Missing during development. */
  prefetch?: PrefetchLink;
}

/** Options of `createPageVisits`. */
export interface PageVisitsOptions extends Omit<PageLoaderOptions, 'shown'> {
  /** The element `#app`. */
  container: HTMLElement;
  /** The page on screen. */
  store: Store<Page>;
}

/** Creates what navigation to further pages needs. */
export function createPageVisits({ container, store, app, ...options }: PageVisitsOptions): PageVisits {
  const shown = (): Page['payload'] => store.get().payload;
  const loader = createPageLoader({ ...options, app: { ...app, ...guards }, shown });
  // Loads the error page in advance: unknown paths are handled without a request.
  import('./error-page.tsx').catch(options.chunkErrors.settle);
  const loading = createLoadingStore();
  createRoot(addBarHolder(container)).render(<PageLoadingBar store={store} loading={loading} />);
  return {
    load: loader.load,
    arrive: async (url, signal) => await followRedirects(loader.load, url, signal),
    announce({ payload: { head } }) {
      applyHead(head, document);
      announceArrival(head.title, document);
    },
    turnPage,
    loading,
    ...(!import.meta.env.DEV && { prefetch: prefetchLinks(container, loader) }),
  };
}

/** Adds an element for the loading bar after the page, which was rendered without it. */
function addBarHolder(container: HTMLElement): HTMLElement {
  const holder = document.createElement('div');
  container.after(holder);
  return holder;
}

function PageLoadingBar({ store, loading }: { store: Store<Page>; loading: LoadingStore }): ReactNode {
  const { words, payload } = useSyncExternalStore(store.subscribe, store.get);
  return (
    <LoadingBar
      store={loading}
      label={words['loadingBar.label'] ?? 'Loading'}
      dir={payload.head.dir}
      isStill={() => matchMedia('(prefers-reduced-motion: reduce)').matches}
    />
  );
}
