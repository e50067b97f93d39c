import { expect, test } from 'vitest';
import { createFakeCaches } from '../../fixtures/fake-caches.ts';
import { createResponder } from './responses.ts';
import { VISITED_PAGES_PLACEHOLDER } from './offline-config.ts';
import type { RequestPlan } from './plan-request.ts';
import { createOfflineCache } from './offline-cache.ts';

const origin = 'http://site.test';
const config = { build: 'b1', base: '', locales: ['en', 'ar'], defaultLocale: 'en', files: [], titleSuffix: '' };
const page = (title: string): string => `<title>${title}</title><script data-offline="/assets/register.js"></script>`;

/** What the server responds with, by path. */
type Pages = Record<string, string | Response>;

function createWorker(served: Pages = {}) {
  const state: { online: boolean; served: Pages; requests: string[]; hasLeft: boolean } = {
    online: true,
    served: { '/sw.js': answerOf('', 'text/javascript'), ...served },
    requests: [],
    hasLeft: false,
  };
  const cache = createOfflineCache(createFakeCaches(), config);
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), origin);
    if (!state.online) throw new TypeError('Failed to fetch');
    state.requests.push(pathname + search);
    const served = state.served[pathname];
    if (served === undefined) return answerOf('Not Found', 'text/html', 404);
    return typeof served === 'string' ? answerOf(served) : served.clone();
  };
  const unregister = async (): Promise<void> => {
    state.hasLeft = true;
  };
  const responder = createResponder({ config, cache, origin, fetch, unregister });
  const ask = async (path: string, plan: Exclude<RequestPlan, 'pass'> = 'page'): Promise<Response> => {
    const later: Promise<unknown>[] = [];
    const response = await responder.respond(plan, new Request(origin + path), (work) => later.push(work));
    await Promise.all(later);
    return response;
  };
  return { state, cache, ask, cacheVisitedPage: responder.cacheVisitedPage };
}

/** A response as a browser receives it from the page's own origin. */
function answerOf(text: string, type = 'text/html; charset=utf-8', status = 200): Response {
  const response = new Response(text, { status, headers: { 'content-type': type } });
  // Responses that Node creates have the type "default".
  const basic = (one: Response): Response =>
    Object.defineProperties(one, {
      type: { value: 'basic' },
      clone: { value: () => basic(Response.prototype.clone.call(one)) },
    });
  return basic(response);
}

test('a page that was read comes from the network, or offline from the cache', async () => {
  const { state, ask } = createWorker({ '/en/docs': page('Docs') });
  await ask('/en/docs');
  state.served['/en/docs'] = page('Docs, new text');
  expect(await (await ask('/en/docs')).text()).toContain('new text');
  state.online = false;
  const response = await ask('/en/docs?from=elsewhere');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('new text');
});

test.for([
  ['a page with a query', '/en/search?q=a', page('Search')],
  ['an error', '/en/nowhere', answerOf(page('No such page'), 'text/html', 404)],
  ['markdown', '/en/docs', answerOf(page('Docs'), 'text/markdown')],
  ['a page of another site', '/en/docs', '<script data-offline="/demo/assets/register.js"></script>'],
] as const)('%s is not cached', async ([, path, page]) => {
  const { state, cache, ask } = createWorker({ [path.split('?')[0] ?? '']: page });
  await ask(path);
  expect(await cache.listPages()).toEqual([]);
  expect(state.hasLeft).toBe(false);
});

test('for a page that was never read, shows the offline page in its language with links to read pages', async () => {
  const instead = {
    '/en/offline.html': `Offline: ${VISITED_PAGES_PLACEHOLDER}`,
    '/ar/offline.html': `غير متصل: ${VISITED_PAGES_PLACEHOLDER}`,
  };
  const { state, ask } = createWorker({ ...instead, '/en/docs': page('Docs'), '/ar/docs': page('مستندات') });
  for (const path of ['/en/docs', '/ar/docs', '/en/docs']) await ask(path);
  expect(state.requests.filter((path) => path === '/en/offline.html')).toHaveLength(1);
  state.online = false;
  const response = await ask('/ar/blog');
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe(
    'غير متصل: <li><a href="/en/docs"><bdi>Docs</bdi></a></li><li><a href="/ar/docs"><bdi>مستندات</bdi></a></li>',
  );
});

test('for a language without a cached offline page, shows that of the language read last', async () => {
  const { state, ask } = createWorker({ '/ar/offline.html': 'غير متصل', '/ar/docs': page('مستندات') });
  await ask('/ar/docs');
  state.online = false;
  expect(await (await ask('/en/docs')).text()).toBe('غير متصل');
});

test('responds with a network error if nothing is cached', async () => {
  const { state, ask } = createWorker();
  state.online = false;
  expect((await ask('/en/docs')).type).toBe('error');
});

test('the root redirects to the language that was read last', async () => {
  const { state, ask } = createWorker({ '/ar/docs': page('مستندات'), '/': 'Choose' });
  await ask('/ar/docs');
  expect(await (await ask('/', 'root')).text()).toBe('Choose');
  state.online = false;
  expect((await ask('/', 'root')).headers.get('location')).toBe(`${origin}/ar`);
});

test('requests a file with a hash once, and any other file each time', async () => {
  const { state, ask } = createWorker({ '/assets/a.js': 'a', '/picture.png': 'b' });
  for (let time = 0; time < 2; time += 1) {
    await ask('/assets/a.js', 'cache-first');
    await ask('/picture.png', 'network-first');
  }
  expect(state.requests).toEqual(['/assets/a.js', '/picture.png', '/picture.png']);
  state.online = false;
  expect(await (await ask('/assets/a.js', 'cache-first')).text()).toBe('a');
  expect(await (await ask('/picture.png', 'network-first')).text()).toBe('b');
  await expect(ask('/assets/b.js', 'cache-first')).rejects.toThrow('Failed to fetch');
});

test('caches once what an open page has loaded without the worker, but nothing of other sites', async () => {
  const { state, cache, cacheVisitedPage } = createWorker({ '/en/docs': page('Docs'), '/assets/a.js': 'a' });
  const files = ['/assets/a.js', '/builds/latest.json', '/en/blog', 'https://other.test/assets/b.js'];
  await cacheVisitedPage({ page: `${origin}/en/docs#part`, files });
  await cacheVisitedPage({ page: `${origin}/en/docs`, files });
  expect(state.requests).toEqual(['/en/docs', '/en/offline.html', '/assets/a.js']);
  expect(await cache.listPages()).toEqual([{ pathname: '/en/docs', title: 'Docs' }]);
  await cacheVisitedPage({ page: `${origin}/en/docs?page=2`, files: [] });
  expect(state.requests).toHaveLength(3);
});

test('a cached page of older content is cached again', async () => {
  const html = `${page('Docs')}<div id="app" data-build="b1" data-content="c2">`;
  const { state, cacheVisitedPage } = createWorker({ '/en/docs': html });
  const read = async (content: string): Promise<number> => {
    await cacheVisitedPage({ page: `${origin}/en/docs`, content, files: [] });
    return state.requests.filter((path) => path === '/en/docs').length;
  };
  expect([await read('c2'), await read('c2'), await read('c3')]).toEqual([1, 1, 2]);
});

test('a page without a content version is cached with the version that the tab reports', async () => {
  const { state, cacheVisitedPage } = createWorker({
    '/en/docs': `${page('Docs')}<div id="app" data-build="b1" data-content="">`,
  });
  const read = async (content: string): Promise<number> => {
    await cacheVisitedPage({ page: `${origin}/en/docs`, content, files: [] });
    return state.requests.filter((path) => path === '/en/docs').length;
  };
  expect([await read('c2'), await read('c2'), await read('c3')]).toEqual([1, 1, 2]);
});

test.for([
  ['responds with 404', answerOf('Not Found', 'text/html', 404), true],
  ['responds with a page', answerOf('Not here'), true],
  ['exists', answerOf('', 'text/javascript'), false],
  ['is not available', answerOf('', 'text/plain', 503), false],
] as const)(
  'if pages reference no worker and the worker file %s, the worker unregisters: %s',
  async ([, file, leaves]) => {
    const { state, ask } = createWorker({ '/en/docs': '<title>Docs</title>', '/sw.js': file });
    await ask('/en/docs');
    expect(state.hasLeft).toBe(leaves);
  },
);
