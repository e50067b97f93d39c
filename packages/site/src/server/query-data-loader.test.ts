import { expect, test, vi } from 'vitest';
import { createTestApp, testRoute, testServer } from '../../fixtures/test-app.tsx';
import { request } from '../../fixtures/test-requests.ts';
import type { Setting } from '../../fixtures/test-requests.ts';
import type { QueryLoader } from './server.ts';

const echo: QueryLoader = async (query, { path, locale }) => ({
  said: `${query.get('q') ?? ''} ${path} ${locale.code}`,
});

const setting = (home: QueryLoader, more: Partial<Setting> = {}): Setting => ({
  server: { ...testServer, queryLoaders: { '/': home } },
  ...more,
});

test('adds the result for the query string to the page', async () => {
  const html = await (await request('/pt_br?q=a%20b', {}, setting(echo))).text();
  expect(html).toContain('"queryResult":{"search":"?q=a%20b","data":{"said":"a b /pt_br pt_br"}}');
});

test.for([
  ['a page without a query', '/en'],
  ['another page', '/en/docs/start?q=a'],
  ['a payload', '/en/_payload.json?q=a'],
  ['a page that does not exist', '/en/nowhere?q=a'],
] as const)('%s has no result', async ([, path]) => {
  expect(await (await request(path, {}, setting(echo))).text()).not.toContain('"queryResult"');
});

test('reports an error of answerQuery and shows the page without the result', async () => {
  const report = vi.fn<(error: unknown, path: string) => void>();
  const failing = setting(() => Promise.reject(new Error('no index')), { report });
  const response = await request('/en?q=a', {}, failing);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('"queryResult"');
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no index'), '/en?q=a');
});

test('adds noindex to pages of a route with that option', async () => {
  const robots = '<meta name="robots" content="noindex">';
  const routes = [{ ...testRoute('/'), meta: { noindex: true as const } }, ...createTestApp().routes.slice(1)];
  expect(await (await request('/en', {}, { routes })).text()).toContain(robots);
  expect(await (await request('/en/docs/start', {}, { routes })).text()).not.toContain(robots);
});
