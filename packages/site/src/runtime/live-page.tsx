import type { Store } from '@recto/ui/store';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { App } from '../app/app.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { Page } from './page.ts';
import { Root } from './root.tsx';

interface LivePageProps {
  app: App;
  /** The page on screen. It is outside React, where navigation can reach it. */
  store: Store<Page>;
  container: Element;
  /** The page listens now. */
  onAlive: () => void;
  /** Not even the shell could be shown. */
  onFatal: (error: unknown) => void;
}

/** The page in the browser: what the server sent, and what only a living page has. */
export function LivePage({ app, store, container, onAlive, onFatal }: LivePageProps): ReactNode {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <ErrorBoundary fallback={<Still container={container} />} onError={onFatal}>
      <Root app={app} page={page} />
      <Alive onAlive={onAlive} />
    </ErrorBoundary>
  );
}

/** Tells that everything before it has been shown. */
function Alive({ onAlive }: Pick<LivePageProps, 'onAlive'>): ReactNode {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** The page as it stands on the screen, which a failed render has not touched yet: no longer alive, but to be read. */
function Still({ container }: { container: Element }): ReactNode {
  const [html] = useState(() => container.innerHTML);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
