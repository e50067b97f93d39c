import '@vitejs/plugin-react/preamble';
import { createStore } from '@recto/ui/store';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import app from 'virtual:recto/app';
import type { ChunkErrors } from '../builds/chunk-errors.ts';
import { keptState } from '../builds/kept-state.ts';
import { claimReload } from '../builds/reload-guard.ts';
import { reloadPage } from '../builds/reload-page.ts';
import { pageVersions } from '../payload/served-versions.ts';
import { followChanges } from '../dev/follow-changes.ts';
import type { OpenPage } from '../draft/open-page.ts';
import { reportMountFailure } from '../errors/mount-failure.ts';
import { markBusy } from '../loading/mark-busy.ts';
import { jump } from '../navigation/jump.ts';
import { startNavigation } from '../navigation/navigator.ts';
import { createScrollPositions } from '../navigation/scroll-positions.ts';
import { readInlinePayload } from '../payload/inline.ts';
import { whenIdle } from '../prefetch/when-idle.ts';
import { startBackground } from './background.ts';
import { HydratedPage } from './hydrated-page.tsx';
import type { PreparedPage } from './prepared-page.ts';
import type { PageNavigation } from './page-navigation.tsx';
import { preparePage } from './prepare-page.ts';
import { watchLinks } from './watch-links.ts';

/** Hydrates the page, and calls `onHydrated` afterwards. */
type Mount = (onHydrated: () => Promise<void>) => void;

/** Loads everything that the open page needs. The returned function hydrates the page synchronously. */
export async function prepareRuntime(chunkErrors: ChunkErrors): Promise<Mount> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element.');
  const contentVersion = container.dataset['content'];
  const page = await preparePage(app, { ...readInlinePayload(document), contentVersion });
  return (onHydrated) => {
    mount(container, page, chunkErrors, onHydrated);
  };
}

function mount(
  container: HTMLElement,
  first: PreparedPage,
  chunkErrors: ChunkErrors,
  release: () => Promise<void>,
): void {
  // Its attributes contain the versions of the page, and all requests to the server use them.
  const versions = container.dataset;
  const openedAt = Date.now();
  const store = createStore(first);
  let isOutdated = false;
  let isHydrated = false;
  const onOutdated = (): void => {
    isOutdated = true;
  };
  const mayReload = (path: string): boolean => claimReload(path, () => sessionStorage);
  let pageNavigation: PageNavigation | undefined;
  const loadNavigation = async (): Promise<PageNavigation> => {
    const { createPageNavigation } = await import('./page-navigation.tsx');
    pageNavigation ??= createPageNavigation({
      container,
      store,
      app,
      versions,
      chunkErrors,
      openedAt,
      onOutdated,
      mayReload,
    });
    return pageNavigation;
  };

  // `hasOwn`, because in a browser without this API, an element with this id is an inherited property of the same name.
  const api = Object.hasOwn(globalThis, 'navigation') ? navigation : undefined;
  const router = startNavigation<PreparedPage>({
    navigation: api,
    current: () => location.href,
    async load(url, signal) {
      try {
        return await (await loadNavigation()).loadFinal(url, signal);
      } catch (error) {
        signal.throwIfAborted();
        chunkErrors.markHandled(error);
        return { leave: url.href };
      }
    },
    startWaiting() {
      const ends = [markBusy(() => document.querySelector('main'))];
      let isOver = false;
      const start = ({ loading }: PageNavigation): void => {
        if (!isOver) ends.push(loading.start());
      };
      // Synchronously if possible, so that a navigation that supersedes another continues its loading bar.
      if (pageNavigation) start(pageNavigation);
      else loadNavigation().then(start, chunkErrors.markHandled);
      return () => {
        isOver = true;
        for (const end of ends) end();
      };
    },
    show(page) {
      flushSync(() => {
        store.set(page);
      });
    },
    announce(page) {
      pageNavigation?.announce(page);
    },
    async jump(change, way) {
      const move = (): void => {
        jump(change, document);
      };
      if (way) await pageNavigation?.transitionPage(move, way, document);
      else move();
    },
    positions: createScrollPositions(api, globalThis),
    isStale({ pathname }) {
      const isStale = isOutdated && mayReload(pathname);
      if (isStale) keptState.save();
      return isStale;
    },
    loadDocument(address) {
      keptState.save();
      // If the URL has already changed, setting it again would not load the page.
      if (address === location.href) location.reload();
      else location.href = address;
    },
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    router.resume();
    pageNavigation?.loading.reset();
  });

  const onHydrated = (): void => {
    isHydrated = true;
    Object.assign(container, { openPage: { app, store, loadNavigation } satisfies OpenPage });
    void release();
    for (const { load, options } of app.clients ?? []) {
      load()
        .then(({ default: start }) => {
          start(options as never);
        })
        .catch(chunkErrors.markHandled);
    }
    if (api) {
      watchLinks(container, (touched) => {
        loadNavigation().then(({ prefetch }) => prefetch?.(touched), chunkErrors.markHandled);
      });
    }
    if (import.meta.env.DEV) return;
    // A static page requests its content version now, so that its first navigation does not wait for it.
    void pageVersions();
    whenIdle(() => {
      startBackground({ container, onOutdated });
    });
  };
  const onFatal = (error: unknown): void => {
    router.stop();
    if (isHydrated) {
      void reloadPage();
      return;
    }
    void release();
    reportMountFailure(error, document);
    reportError(error);
  };
  hydrateRoot(container, <HydratedPage {...{ app, store, container, onHydrated, onFatal }} />);
  if (import.meta.hot) {
    const { follow } = followChanges(async (signal) => {
      const loaded = await (await loadNavigation()).load(new URL(location.href), signal);
      if (!loaded || !('page' in loaded) || signal.aborted) return;
      // The error overlay is shown above the previous state of the page.
      const { error } = loaded.page.payload;
      if (error && error.status >= 500 && !store.get().payload.error) return;
      store.set(loaded.page);
      const { applyHead } = await import('../head/head.ts');
      applyHead(loaded.page.payload.head, document);
    });
    // Files may have changed since the page was loaded.
    follow();
  }
}
