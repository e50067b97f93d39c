import type { Store } from '@recto/ui/store';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import guards from 'virtual:recto/guards';
import { applyHead } from '../head/head.ts';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { createLoadingStore } from '../loading/loading-store.ts';
import type { LoadingStore } from '../loading/loading-store.ts';
import { announcePage } from '../navigation/announce-page.ts';
import { followRedirects } from '../navigation/follow-redirects.ts';
import type { LoadResult } from '../navigation/navigator.ts';
import { transitionPage } from '../navigation/transition-page.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { PrefetchLink } from '../prefetch/prefetch-links.ts';
import type { PreparedPage } from './prepared-page.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageLoader, PageLoaderOptions } from './page-loader.ts';

/** The code for navigation to further pages. Loaded when a link is hovered, focused or touched for the first time. */
export interface PageNavigation {
  /** Loads a page. */
  load: PageLoader['load'];
  /** Loads a page and follows redirects. */
  loadFinal: (url: URL, signal: AbortSignal) => Promise<LoadResult<PreparedPage>>;
  /** Updates the head and announces the page to screen readers. */
  announce: (page: PreparedPage) => void;
  /** Changes the page with a view transition. */
  transitionPage: typeof transitionPage;
  /** State of the loading bar. */
  loading: Pick<LoadingStore, 'start' | 'reset'>;
  /** Prefetches pages. Missing during development. */
  prefetch?: PrefetchLink;
}

/** Options of `createPageNavigation`. */
export interface PageNavigationOptions extends Omit<PageLoaderOptions, 'shown'> {
  /** The element `#app`. */
  container: HTMLElement;
  /** The page on screen. */
  store: Store<PreparedPage>;
}

/** Creates what navigation to further pages needs. */
export function createPageNavigation({ container, store, app, ...options }: PageNavigationOptions): PageNavigation {
  const shown = (): PreparedPage['payload'] => store.get().payload;
  const loader = createPageLoader({ ...options, app: { ...app, ...guards }, shown });
  // Loads the error page in advance: unknown paths are handled without a request.
  import('./error-page.tsx').catch(options.chunkErrors.markHandled);
  const loading = createLoadingStore();
  createRoot(addBarHolder(container)).render(<PageLoadingBar store={store} loading={loading} />);
  return {
    load: loader.load,
    loadFinal: async (url, signal) => await followRedirects(loader.load, url, signal),
    announce({ payload: { head } }) {
      applyHead(head, document);
      announcePage(head.title, document);
    },
    transitionPage,
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

function PageLoadingBar({ store, loading }: { store: Store<PreparedPage>; loading: LoadingStore }): ReactNode {
  const { messages, payload } = useSyncExternalStore(store.subscribe, store.get);
  return (
    <LoadingBar
      store={loading}
      label={messages['loadingBar.label'] ?? 'Loading'}
      dir={payload.head.dir}
      prefersReducedMotion={() => matchMedia('(prefers-reduced-motion: reduce)').matches}
    />
  );
}
