import { describe, expect, test } from 'vitest';
import { createTestApp, manyLanguages, testFiles } from '../../fixtures/test-app.tsx';
import { headersOf } from '../../fixtures/test-requests.ts';
import { createClosedHandler } from './closed-handler.ts';
import { retryStart } from './retry-start.ts';
import type { Handle } from './retry-start.ts';

const request = new Request('http://site.test/');
const respondWith =
  (text: string): Handle =>
  async () =>
    new Response(text);

/** A server whose database can be opened at the n-th attempt. */
function serve(comesAt: number) {
  const state = { tries: 0, now: 0, reported: 0 };
  const handle = retryStart({
    async start() {
      state.tries += 1;
      if (state.tries < comesAt) throw new Error('no database');
      return respondWith('open');
    },
    closed: respondWith('closed'),
    report: () => (state.reported += 1),
    now: () => state.now,
  });
  const ask = async (): Promise<string> => await (await handle(request)).text();
  return { state, ask };
}

test('starts before the first request, and only once', async () => {
  const { state, ask } = serve(1);
  expect(state.tries).toBe(1);
  expect(await Promise.all([ask(), ask()])).toEqual(['open', 'open']);
  expect(state).toMatchObject({ tries: 1, reported: 0 });
});

test('a lazy start begins with the first request', async () => {
  let tries = 0;
  const handle = retryStart({
    async start() {
      tries += 1;
      return respondWith('open');
    },
    closed: respondWith('closed'),
    isLazy: true,
    report: () => undefined,
  });
  expect(tries).toBe(0);
  expect(await (await handle(request)).text()).toBe('open');
});

test('until the start has succeeded, an immediate request does not wait', async () => {
  const opening = Promise.withResolvers<Handle>();
  const handle = retryStart({
    start: async () => await opening.promise,
    closed: respondWith('closed'),
    isImmediate: ({ url }) => url.endsWith('/ready'),
    report: () => undefined,
  });
  const ask = async (path: string): Promise<string> =>
    await (await handle(new Request(`http://site.test${path}`))).text();
  const page = ask('/');
  expect(await ask('/ready')).toBe('closed');
  opening.resolve(respondWith('open'));
  expect([await page, await ask('/ready')]).toEqual(['open', 'open']);
});

test('without a database, uses the closed handler, tries again after a second, and reports each failure once', async () => {
  const { state, ask } = serve(3);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['closed', 'closed', 'closed']);
  expect(state).toMatchObject({ tries: 1, reported: 1 });
  state.now = 999;
  expect(await ask()).toBe('closed');
  expect(state.tries).toBe(1);
  state.now = 1000;
  expect(await Promise.all([ask(), ask()])).toEqual(['closed', 'closed']);
  expect(state).toMatchObject({ tries: 2, reported: 2 });
  state.now = 2000;
  expect(await ask()).toBe('open');
  expect(await ask()).toBe('open');
  expect(state).toMatchObject({ tries: 3, reported: 2 });
});

describe('the closed handler', () => {
  const closed = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const app = createTestApp(manyLanguages);
    const handle = createClosedHandler({ app, files: testFiles, buildId: 'b1', mode: 'server' });
    return await handle(new Request(`http://site.test${path}`, init));
  };

  test.for([
    '/robots.txt',
    '/sitemap.xml',
    '/rss.xml',
    '/en/blog/rss.xml',
    '/llms.txt',
    '/raw/en/docs.md',
    '/api/search?q=a',
    '/api/_recto_icon/lucide.json?icons=menu',
    '/__recto_island/Echo_0.json',
    '/__recto_search/index.json',
    '/__recto_content/docs/sql_dump.txt',
    '/_image/640/a.webp',
    '/builds/latest.json',
    '/en/_payload.json?b1.c1',
    '/404.html',
    '/ar/404.html',
    '/mcp',
    '/anything.else',
  ])('SEC-6: returns 503 for %s, not 404', async (path) => {
    const response = await closed(path);
    expect(response.status).toBe(503);
    expect(headersOf(response, 'cache-control', 'retry-after')).toEqual(['no-store', '5']);
  });

  test.for(['/__recto_content/docs/query', '/mcp'])('SEC-6: returns 503 for POST %s', async (path) => {
    const response = await closed(path, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('SEC-6: sends the error in a format that the client accepts', async () => {
    expect(await (await closed('/api/search')).json()).toEqual({
      error: { status: 503, statusMessage: 'Service Unavailable', message: 'Service Unavailable' },
    });
    expect(await (await closed('/rss.xml')).text()).toBe('Service Unavailable');
    const page = await closed('/ar/rss.xml', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
    const bot = await closed('/en', { headers: { 'user-agent': 'Testbot' } });
    expect([bot.status, ...headersOf(bot, 'cache-control', 'retry-after')]).toEqual([503, 'no-store', '5']);
  });
});

test.for([
  ['/ar/docs/start', 'text/html; charset=utf-8', 'Service Unavailable'],
  ['/en/docs/start/_payload.json?b1.c1', 'application/json', 'Service Unavailable'],
  ['/api/_recto_health', 'application/json', '{"ok":false,"version":"b1"}'],
] as const)('the closed handler returns 503 with Retry-After for %s', async ([path, type, text]) => {
  const handle = createClosedHandler({
    app: createTestApp(manyLanguages),
    files: testFiles,
    buildId: 'b1',
    mode: 'server',
  });
  const response = await handle(new Request(`http://site.test${path}`));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toContain(text);
});
