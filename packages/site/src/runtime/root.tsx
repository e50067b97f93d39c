import type { BodyNode } from '@recto/content';
import type { ReactNode } from 'react';
import type { App } from '../app/app.ts';
import { Body, ComponentsContext } from '../body/body.tsx';
import { ANNOUNCER_ID } from '../navigation/arrival.ts';
import type { NumberedProse } from '../payload/inline.ts';
import { AppContext, PageContext } from './app-context.ts';
import type { Page } from './page.ts';

interface RootProps {
  app: App;
  page: Page;
  /** The body with its prose numbered, while the server renders. */
  body?: readonly BodyNode<string | NumberedProse>[];
}

/** The whole page, the same on server and client. */
export function Root({ app, page, body = page.payload.body }: RootProps): ReactNode {
  const { payload, Layout, Screen, components, words } = page;
  return (
    <AppContext value={app}>
      <PageContext value={page}>
        <ComponentsContext value={components}>
          <app.shell words={words}>
            <Layout>
              <Screen
                key={payload.path}
                data={payload.data as never}
                payload={payload as never}
                body={<Body nodes={body} />}
              />
            </Layout>
          </app.shell>
          <div id={ANNOUNCER_ID} className="sr-only" aria-live="polite" />
        </ComponentsContext>
      </PageContext>
    </AppContext>
  );
}
