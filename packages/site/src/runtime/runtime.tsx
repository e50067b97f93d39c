import '@vitejs/plugin-react/preamble';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import app from 'virtual:recto/app';
import { followContent } from '../dev/follow-content.ts';
import { applyHead } from '../head/head.ts';
import { splitLocale } from '../languages/locale.ts';
import { announceArrival } from '../navigation/arrival.ts';
import { createMatcher } from '../navigation/match-route.ts';
import { startNavigation } from '../navigation/navigator.ts';
import type { Loaded } from '../navigation/navigator.ts';
import { fetchPayload } from '../payload/fetch-payload.ts';
import { readInlinePayload } from '../payload/inline.ts';
import { isRedirect } from '../payload/payload.ts';
import { createPageStore } from './page-store.ts';
import type { PageStore } from './page-store.ts';
import type { Page } from './page.ts';
import { preparePage } from './prepare-page.ts';
import { Root } from './root.tsx';

/** Brings the page to life, and calls `onAlive` once it listens. */
export async function startRuntime(onAlive: () => Promise<void>): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element.');
  const buildId = container.dataset['build'] ?? '';
  const store = createPageStore(await preparePage(app, readInlinePayload(document)));
  hydrateRoot(container, <LivePage store={store} onAlive={onAlive} />);

  const load = createLoader(buildId);
  startNavigation<Page>({
    navigation: 'navigation' in globalThis ? navigation : undefined,
    current: () => location.href,
    load,
    show(page) {
      flushSync(() => {
        store.set(page);
      });
      applyHead(page.payload.head, document);
      announceArrival(page.payload.head.title, document);
    },
    leave(address) {
      location.href = address;
    },
  });
  followContent(async (signal) => {
    const loaded = await load(new URL(location.href), signal);
    if ('page' in loaded && !signal.aborted) store.set(loaded.page);
  });
}

function createLoader(buildId: string): (url: URL, signal: AbortSignal) => Promise<Loaded<Page>> {
  const match = createMatcher(app.routes);
  return async ({ pathname }, signal) => {
    const place = splitLocale(pathname, app.site);
    const route = place && match(place.path)?.route;
    // Code and data travel side by side.
    const [answer] = await Promise.all([fetchPayload(pathname, buildId, signal), route?.screen(), route?.layout()]);
    return isRedirect(answer) ? answer : { page: await preparePage(app, answer) };
  };
}

function LivePage({ store, onAlive }: { store: PageStore; onAlive: () => Promise<void> }): ReactNode {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    void onAlive();
  }, [onAlive]);
  return <Root app={app} page={page} />;
}
