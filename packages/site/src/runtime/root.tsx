import type { BodyNode } from '@recto/content';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { App } from '../app/app.ts';
import { routeMeta } from '../app/route-meta.ts';
import { ComponentsContext, PageBody } from '../body/body.tsx';
import type { Prose } from '../body/body.tsx';
import { useForcedColorMode } from '../color-mode/use-forced-color-mode.ts';
import { BROKEN_PAGE } from '../errors/broken-page.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { ANNOUNCER_ID } from '../navigation/jump.ts';
import { Shell } from '../shell/shell.tsx';
import { AppContext, PageContext } from './app-context.ts';
import type { PreparedPage } from './prepared-page.ts';

/** Loaded when rendering fails. If it cannot be loaded either, the outer error boundary is used. */
const BrokenPage = lazy(async () => ({ default: (await import('./error-page.tsx')).BrokenPage }));

interface RootProps {
  app: App;
  page: PreparedPage;
  /** The body with numbered prose, for rendering on the server. */
  body?: readonly BodyNode<Prose>[];
}

/** The complete page, the same on server and client. */
export function Root({ app, page, body = page.draft ?? page.payload.body }: RootProps): ReactNode {
  const { payload, Layout, Screen, components, messages } = page;
  useForcedColorMode(routeMeta(app, payload).colorMode);
  return (
    <AppContext value={app}>
      <PageContext value={page}>
        <ComponentsContext value={components}>
          <Shell messages={messages}>
            <ErrorBoundary fallback={<Broken />} resetKey={page}>
              <Layout>
                <Screen
                  key={payload.path}
                  params={page.params}
                  data={payload.data as never}
                  payload={payload as never}
                  body={<PageBody nodes={body} fallback={payload.fallback} />}
                />
              </Layout>
            </ErrorBoundary>
          </Shell>
          <div
            id={ANNOUNCER_ID}
            className="sr-only"
            aria-live="polite"
            // The boot script may have changed its text before hydration.
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
            data-copied={messages['copy.copied'] ?? 'Copied'}
            data-link-copied={messages['copy.linkCopied'] ?? 'Link copied'}
            data-failed={messages['copy.failed'] ?? 'Could not copy'}
          />
        </ComponentsContext>
      </PageContext>
    </AppContext>
  );
}

function Broken(): ReactNode {
  return (
    <Suspense>
      <BrokenPage error={BROKEN_PAGE} />
    </Suspense>
  );
}
