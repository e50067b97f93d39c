import type { Store } from '@recto/ui/store';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { App } from '../app/app.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { Page } from './page.ts';
import { Root } from './root.tsx';

interface LivePageProps {
  app: App;
  /** The page on screen, stored outside of React so that navigation can change it. */
  store: Store<Page>;
  container: Element;
  /** Called when the page is hydrated. */
  onAlive: () => void;
  /** Called if not even the shell could be rendered. */
  onFatal: (error: unknown) => void;
}

/** The hydrated page in the browser. */
export function LivePage({ app, store, container, onAlive, onFatal }: LivePageProps): ReactNode {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <ErrorBoundary fallback={<Still container={container} />} onError={onFatal}>
      <Root app={app} page={page} />
      <Alive onAlive={onAlive} />
    </ErrorBoundary>
  );
}

/** Reports that everything before it is rendered. */
function Alive({ onAlive }: Pick<LivePageProps, 'onAlive'>): ReactNode {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** The HTML of the page before the failed render: no longer interactive, but readable. */
function Still({ container }: { container: Element }): ReactNode {
  const [html] = useState(() => container.innerHTML);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
