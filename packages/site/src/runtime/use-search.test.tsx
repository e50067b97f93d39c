import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createTestApp, noContent, testFiles, testRoute, testServer } from '../../fixtures/test-app.tsx';
import { isRedirect } from '../payload/payload.ts';
import { renderPage } from '../server/render-page.tsx';
import { createResolver } from '../server/resolve-page.ts';
import { useSearch } from './use-search.ts';

test.for([
  ['?color=red&size=2', {}, 'color=red&amp;size=2'],
  ['', {}, ''],
  ['?color=red', { prerenderedAt: 1 }, ''],
] as const)('a page requested with "%s" and %o has the query "%s"', async ([search, more, expected]) => {
  const app = { ...createTestApp(), routes: [{ ...testRoute('/'), screen: async () => Screen }] };
  const payload = await createResolver({ app, server: testServer, content: noContent, report: () => undefined })('/en');
  if (isRedirect(payload)) throw new Error('The home page redirects.');
  const html = await renderPage(app, { ...payload, ...more }, testFiles, { buildId: 'b1', search });
  expect(html).toContain(`<output>${expected}</output>`);
});

function Screen(): ReactNode {
  const [search] = useSearch();
  return <output>{search.slice(1)}</output>;
}
