import type { Store } from '@recto/ui/store';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { App } from '../app/app.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { PreparedPage } from './prepared-page.ts';
import { Root } from './root.tsx';

interface HydratedPageProps {
  app: App;
  /** The page on screen, stored outside of React so that navigation can change it. */
  store: Store<PreparedPage>;
  container: Element;
  /** Called when the page is hydrated. */
  onHydrated: () => void;
  /** Called if not even the shell could be rendered. */
  onFatal: (error: unknown) => void;
}

/** The hydrated page in the browser. */
export function HydratedPage({ app, store, container, onHydrated, onFatal }: HydratedPageProps): ReactNode {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <ErrorBoundary fallback={<StaticPage container={container} />} onError={onFatal}>
      <Root app={app} page={page} />
      <Hydrated onHydrated={onHydrated} />
    </ErrorBoundary>
  );
}

/** Reports that everything before it is rendered. */
function Hydrated({ onHydrated }: Pick<HydratedPageProps, 'onHydrated'>): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** The HTML of the page before the failed render: no longer interactive, but readable. */
function StaticPage({ container }: { container: Element }): ReactNode {
  const [html] = useState(() => container.innerHTML);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
