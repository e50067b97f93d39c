import '@vitejs/plugin-react/preamble';
import { createStore } from '@recto/ui/store';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import app from 'virtual:recto/app';
import type { ChunkErrors } from '../builds/chunk-errors.ts';
import { keptState } from '../builds/kept-state.ts';
import { claimReload } from '../builds/reload-guard.ts';
import { reloadPage } from '../builds/reload-page.ts';
import { followContent } from '../dev/follow-content.ts';
import { reportMountFailure } from '../errors/mount-failure.ts';
import { applyHead } from '../head/head.ts';
import { createLoadingStore } from '../loading/loading-store.ts';
import { markBusy } from '../loading/mark-busy.ts';
import { announceArrival, jump } from '../navigation/arrival.ts';
import { startNavigation } from '../navigation/navigator.ts';
import { createScrollPositions } from '../navigation/scroll-positions.ts';
import { turnPage } from '../navigation/turn-page.ts';
import { readInlinePayload } from '../payload/inline.ts';
import type { Payload } from '../payload/payload.ts';
import { whenIdle } from '../prefetch/idle.ts';
import { LivePage } from './live-page.tsx';
import { createPageLoader } from './page-loader.ts';
import type { Page } from './page.ts';
import { preparePage } from './prepare-page.ts';

/** Brings the page to life, and calls `onAlive` once it listens. */
type Mount = (onAlive: () => Promise<void>) => void;

/** Loads all that the open page needs. What is returned mounts it, at once. */
export async function prepareRuntime(chunkErrors: ChunkErrors): Promise<Mount> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element.');
  const contentVersion = container.dataset['content'];
  const page = await preparePage(app, { ...readInlinePayload(document), contentVersion });
  return (onAlive) => {
    mount(container, page, chunkErrors, onAlive);
  };
}

function mount(container: HTMLElement, first: Page, chunkErrors: ChunkErrors, release: () => Promise<void>): void {
  // Its attributes tell what the page is made of, and everything that asks the server reads them.
  const versions = container.dataset;
  const store = createStore(first);
  const loading = createLoadingStore();
  let isOutdated = false;
  let isAlive = false;
  const onOutdated = (): void => {
    isOutdated = true;
  };
  const shown = (): Payload => store.get().payload;
  const mayReload = (path: string): boolean => claimReload(path, () => sessionStorage);
  const loader = createPageLoader({ app, versions, chunkErrors, shown, onOutdated, mayReload });

  // `hasOwn`: in a browser without this API, an element with this id is an inherited property of the same name.
  const api = Object.hasOwn(globalThis, 'navigation') ? navigation : undefined;
  const router = startNavigation<Page>({
    navigation: api,
    current: () => location.href,
    load: loader.load,
    wait() {
      const ends = [loading.start(), markBusy(() => document.querySelector('main'))];
      return () => {
        for (const end of ends) end();
      };
    },
    show(page) {
      flushSync(() => {
        store.set(page);
      });
    },
    announce({ payload: { head } }) {
      applyHead(head, document);
      announceArrival(head.title, document);
    },
    async jump(change, way) {
      const move = (): void => {
        jump(change, document);
      };
      if (way) await turnPage(move, way, document);
      else move();
    },
    positions: createScrollPositions(api, globalThis),
    isStale({ pathname }) {
      const isStale = isOutdated && mayReload(pathname);
      if (isStale) keptState.save();
      return isStale;
    },
    leave(address) {
      keptState.save();
      // Where the address has changed already, going there would be no load.
      if (address === location.href) location.reload();
      else location.href = address;
    },
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    router.resume();
    loading.reset();
  });

  const onAlive = (): void => {
    isAlive = true;
    void release();
    for (const { load, options } of app.clients ?? []) {
      load()
        .then(({ default: start }) => {
          start(options as never);
        })
        .catch(chunkErrors.settle);
    }
    if (import.meta.env.DEV) return;
    whenIdle(() => {
      import('./background.ts')
        .then(({ startBackground }) => {
          startBackground({ container, loader, onOutdated });
        })
        .catch(chunkErrors.settle);
    });
  };
  const onFatal = (error: unknown): void => {
    router.stop();
    if (isAlive) {
      void reloadPage();
      return;
    }
    void release();
    reportMountFailure(error, document);
    reportError(error);
  };
  hydrateRoot(container, <LivePage {...{ app, store, loading, container, onAlive, onFatal }} />);
  followContent(async (signal) => {
    const loaded = await loader.load(new URL(location.href), signal);
    if (loaded && 'page' in loaded && !signal.aborted) store.set(loaded.page);
  });
}
