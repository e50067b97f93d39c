import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, noContent, manyLanguages, testFiles, testServer } from '../../../fixtures/test-app.tsx';
import type { App } from '../../app/app.ts';
import { Island } from '../island.tsx';
import type { IslandProps } from '../island.tsx';
import type { Payload } from '../../payload/payload.ts';
import { renderPage } from '../../server/render-page.tsx';
import { createResolver } from '../../server/resolve-page.ts';
import { defineIsland } from './define-island.ts';
import { islandKey } from '../island-url.ts';
import { createInlineIslands } from './inline-islands.ts';
import { createIslandRenderer } from './render-island.tsx';

let loadCount = 0;
const count = defineIsland({
  props: z.object({ to: z.int() }),
  load: () => (loadCount += 1),
  render: ({ props }) => <b>counted to {props.to}</b>,
});
const broken = defineIsland({
  props: z.object({}),
  load: () => {
    throw new Error('a secret of the server');
  },
  render: () => null,
});
const foreign = defineIsland({ props: z.object({}), localeOf: () => 'ar', render: () => 'مرحبا' });

test('renders an island into its page', async () => {
  const { html, reported } = await page({ name: 'count', props: { to: 3 } });
  expect(html).toMatch(
    /<h1>Test<\/h1><div data-island="count_[\da-z]+"><div><b>counted to <!-- -->3<\/b><\/div><\/div>/u,
  );
  expect(reported).toEqual([]);
});

test('an island in another language has lang and dir attributes', async () => {
  const { html } = await page({ name: 'foreign' });
  expect(html).toMatch(/<div data-island="foreign_[\da-z]+" lang="ar" dir="rtl"><div>مرحبا<\/div><\/div>/u);
});

test('a server that renders no islands renders their fallbacks', async () => {
  const { app, payload } = await prepare([{ name: 'count', props: { to: 1 }, fallback: <i>not now</i> }]);
  expect(await renderPage(app, payload, testFiles, { buildId: 'b1' })).toContain('<div><i>not now</i></div>');
});

test('an island that appears twice on a page is rendered once', async () => {
  loadCount = 0;
  const { html } = await page({ name: 'count', props: { to: 3 } }, { name: 'count', props: { to: 3 } });
  expect(html.match(/counted to/gu)).toHaveLength(2);
  expect(loadCount).toBe(1);
});

test.for([
  [{ name: 'broken' }, 'Error: a secret of the server'],
  [{ name: 'nobody' }, 'IslandError: There is no such island.'],
  [{ name: 'count', props: { to: 'three' } }, /^IslandError: props\.to: /u],
] as const)('the failed island %o is replaced by its fallback and reported', async ([props, reason]) => {
  const { html, reported } = await page({ ...props, fallback: <i>not now</i> }, { name: 'count', props: { to: 1 } });
  expect(html).toContain('<div><i>not now</i></div>');
  expect(html).toContain('counted to');
  expect(html).not.toContain('secret');
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(reason);
});

test('a page without islands is rendered once', async () => {
  const islands = inline();
  let drawn = 0;
  expect(await islands.render(() => `drawn ${(drawn += 1)}`, 'c1')).toBe('drawn 1');
});

test('on a static site, every island on a page is reported and stored', async () => {
  const addresses: string[] = [];
  const islands = inline({ onShown: (address) => void addresses.push(address) });
  const draw = async (): Promise<string> =>
    await islands.render((lookup) => lookup.find({ name: 'count', locale: 'en', props: '{"to":2}' })?.html ?? '', '');
  expect(await draw()).toContain('counted to');
  const [file = ''] = addresses;
  expect(file).toMatch(/^\/__recto_island\/count_[\da-z]+\.json$/u);
  const key = file.slice('/__recto_island/'.length, -'.json'.length);
  expect(islands.findShown(key)).toMatchObject({ id: key, html: '<b>counted to <!-- -->2</b>' });
  await draw();
  expect(addresses).toEqual([file, file]);
});

test('a server does not store islands', async () => {
  const islands = inline();
  const request = { name: 'count', locale: 'en', props: '{"to":2}' };
  await islands.render((lookup) => lookup.find(request)?.html ?? '', 'c1');
  expect(islands.findShown(islandKey(request, { build: 'b1' }))).toBeUndefined();
});

function inline({
  onShown,
  report = () => undefined,
}: { onShown?: (address: string) => void; report?: (error: unknown) => void } = {}) {
  const app = createTestApp(manyLanguages);
  const server = { ...testServer, islands: { count, broken, foreign } };
  const render = createIslandRenderer({ app, server, content: noContent });
  return createInlineIslands({ render, buildId: 'b1', onShown, report });
}

/** A page that shows the islands below its heading. */
async function page(...islands: IslandProps[]): Promise<{ html: string; reported: string[] }> {
  const reported: string[] = [];
  const report = (error: unknown): void => void reported.push(String(error));
  const { app, payload } = await prepare(islands);
  return { html: await renderPage(app, payload, testFiles, { buildId: 'b1', islands: inline({ report }) }), reported };
}

async function prepare(islands: readonly IslandProps[]): Promise<{ app: App; payload: Payload }> {
  const plain = createTestApp(manyLanguages);
  const screen = async () => () => (
    <>
      <h1>Test</h1>
      {islands.map((props, index) => (
        <Island key={index} {...props} />
      ))}
    </>
  );
  const app = { ...plain, routes: plain.routes.map((route) => ({ ...route, screen })) };
  const report = (error: unknown): void => {
    throw error;
  };
  const payload = await createResolver({ app, server: testServer, content: noContent, report })('/en');
  if ('redirect' in payload) throw new Error('The home page redirects.');
  return { app, payload };
}
