import { describe, expect, test } from 'vitest';
import { oneLanguage, testRoute, testServer } from '../../fixtures/test-app.tsx';
import { createTestHandler, headersOf, request } from '../../fixtures/test-requests.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

test('a page is HTML that is asked for anew each time', async () => {
  const response = await request('/en/docs/start');
  expect(response.status).toBe(200);
  expect(headersOf(response, 'content-type', 'cache-control', 'x-content-type-options', 'referrer-policy')).toEqual([
    'text/html; charset=utf-8',
    'no-cache',
    'nosniff',
    'strict-origin-when-cross-origin',
  ]);
  expect(await response.text()).toContain('Before the tabs.');
});

test.for(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused, with what is allowed', async (method) => {
  const response = await request('/en', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test.for(['/en/docs/start', '/', '/en/nowhere', '/en/_payload.json?b1.c1', '/file.txt'])(
  'HEAD %s has the status and headers of GET',
  async (path) => {
    const [get, head] = await Promise.all([request(path), request(path, { method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.body).toBeNull();
  },
);

test.for(['/en/%', '/en/%E0%A4%A', '/%ff'])('%s, which is no text, is a bad request', async (path) => {
  const response = await request(path);
  expect([response.status, await response.text()]).toEqual([400, 'Bad Request']);
});

test('a path is read as its visitors write it', async () => {
  const response = await request('/en/%E6%97%A5%E6%9C%AC');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page not found: /en/日本');
});

test.for([
  '/favicon.ico',
  '/docs/picture.png',
  '/en/docs/picture.png',
  '/assets/gone.js',
  '/_studio',
  '/_',
  '/_redirects',
  '/raw/en/docs',
  '/builds/latest',
])('%s is no page, and nothing is rendered for it', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not Found');
});

describe('errors, by client', () => {
  const words = {
    en: async () => ({ 'notFound.title': 'Page not found', 'common.error.title': 'This page cannot be shown' }),
    ar: async () => ({ 'notFound.title': 'الصفحة غير موجودة', 'common.error.title': 'تعذّر عرض هذه الصفحة' }),
  };
  const visit = async (path: string, headers: Record<string, string> = {}): Promise<[Response, string]> => {
    const response = await request(path, { headers: { accept: 'text/html', ...headers } }, { app: { words } });
    return [response, await response.text()];
  };

  test.for(['/nothing.txt', '/index.html', '/api/unknown', '/_x', '/raw/en/none', '/en/nothing.txt?a=1'])(
    'BEH-7: %s is a page for browsers',
    async (path) => {
      const [response, html] = await visit(path);
      expect(response.status).toBe(404);
      expect(headersOf(response, 'content-type', 'cache-control')).toEqual(['text/html; charset=utf-8', 'no-cache']);
      expect(response.headers.get('vary')).toContain('accept');
      expect(html).toContain(`<p>Page not found: ${path}</p>`);
      expect(html).toContain('<title>Page not found - Test</title>');
    },
  );

  test.for([
    ['/ar/nowhere', {}, 'ar'],
    ['/ar/nothing.txt', {}, 'ar'],
    ['/nothing.txt', { cookie: 'i18n_redirected=ar' }, 'ar'],
    ['/api/unknown', { cookie: 'i18n_redirected=ar' }, 'ar'],
    ['/en/nothing.txt', { cookie: 'i18n_redirected=ar' }, 'en'],
    ['/nothing.txt', {}, 'en'],
    ['/ar/404.html', {}, 'ar'],
  ] as const)('BEH-7: %s with %o is a page in the language %s, its title too', async ([path, headers, locale]) => {
    const [response, html] = await visit(path, headers);
    expect(response.status).toBe(404);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>${(await words[locale]())['notFound.title']} - Test</title>`);
  });

  test('BEH-7: the payload of a page that is missing has its title in its language', async () => {
    const response = await request('/ar/nowhere/_payload.json', {}, { app: { words } });
    expect(await response.json()).toMatchObject({
      head: { title: 'الصفحة غير موجودة - Test' },
      error: { status: 404, message: 'Page not found: /ar/nowhere', fatal: false },
    });
  });

  test.for(['/en/nowhere?a=1&b=2', '/en/docs/missing?a=1', '/ar/docs/invalid?a=1'])(
    'BEH-7: the message of %s keeps the query',
    async (path) => {
      const [response, html] = await visit(path);
      const text = html.replaceAll('&amp;', '&');
      expect(response.status).toBe(404);
      expect(text).toMatch(/<p>Page [nN]ot [fF]ound: /u);
      expect(text).toContain(`ound: ${path}</p>`);
    },
  );

  test.for([
    ['/api/unknown', '*/*'],
    ['/api', ''],
    ['/api/unknown?a=1', 'application/json'],
    ['/mcp', '*/*'],
    ['/nothing.txt', 'application/json'],
  ] as const)('BEH-7: %s is answered as JSON with Accept "%s"', async ([path, accept]) => {
    const [response, text] = await visit(path, { accept });
    expect(response.status).toBe(404);
    expect(headersOf(response, 'content-type', 'cache-control')).toEqual(['application/json', 'no-store']);
    expect(JSON.parse(text)).toEqual({
      error: { status: 404, statusMessage: 'Page not found', message: `Page not found: ${path}` },
    });
  });

  test.for([
    ['/%E0%A4%A', 'en', 'This page cannot be shown'],
    ['/ar/%E0%A4%A', 'ar', 'تعذّر عرض هذه الصفحة'],
  ] as const)('BEH-7: %s, which is malformed, is a page in the language %s', async ([path, locale, title]) => {
    const [response, html] = await visit(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>${title} - Test</title>`);
    expect(html).toContain('<p>Bad Request</p>');
  });

  test('BEH-7: a bot gets plain text', async () => {
    const [response, text] = await visit('/nothing.txt', { 'user-agent': 'Testbot' });
    expect([response.status, text]).toEqual([404, 'Page not found: /nothing.txt']);
  });
});

test.for([
  ['/en/nowhere', 404],
  ['/en/refused', 403],
  ['/en/broken', 500],
  ['/404.html', 404],
] as const)('%s is a page with status %i', async ([path, status]) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('/404.html is missing even where a route answers every path', async () => {
  const routes = [testRoute('/**')];
  const server = { loaders: { '/**': async () => ({ title: 'Test', data: null }) } };
  expect((await request('/en/anything', {}, { routes, server })).status).toBe(200);
  expect((await request('/404.html', {}, { routes, server })).status).toBe(404);
});

describe('a payload', () => {
  test.for([
    ['/en/docs/start/_payload.json?b1.c1', 200, IMMUTABLE, 'of this build never changes'],
    ['/en/docs/start/_payload.json?b1.c0', 200, 'no-store', 'asked for with older content is what there is now'],
    ['/en/docs/start/_payload.json?b0', 200, 'no-store', 'asked for by an old build is not kept'],
    ['/en/docs/start/_payload.json', 200, 'no-store', 'asked for without a build is not kept'],
    ['/en/nowhere/_payload.json?b1.c1', 404, 'no-store', 'that says "not found" may be found tomorrow'],
    ['/en/broken/_payload.json?b1.c1', 500, 'no-store', 'of an error may heal'],
    ['/old/_payload.json?b1.c1', 200, IMMUTABLE, 'that redirects for good is part of the build too'],
    ['/api/old/_payload.json?b1.c1', 200, IMMUTABLE, 'of an old address that looks like a call'],
    ['/docs/start/_payload.json?b1.c1', 200, 'no-store', 'that redirects for now is not kept'],
    ['/_payload.json?b1.c1', 200, 'no-store', 'that depends on a cookie is not kept'],
  ] as const)('%s: %i, %s; one %s', async ([path, status, cache]) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(headersOf(response, 'cache-control', 'content-type')).toEqual([cache, 'application/json']);
  });

  test.for([
    ['b1.c1', null],
    ['b1.c0', null],
    ['b0.c1', 'b1'],
    ['b1', 'b1'],
    ['', 'b1'],
  ])('asked for by build %o names the build that answers: %o', async ([asked, named]) => {
    const response = await request(`/en/docs/start/_payload.json?${asked ?? ''}`);
    expect(response.headers.get('x-recto-build')).toBe(named);
  });

  test('is not kept while developing', async () => {
    const response = await request('/en/docs/start/_payload.json?b1.c1', {}, { mode: 'dev' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.for([
    ['/en/docs/start/_payload.json?b1.c1', { path: '/en/docs/start', status: 200, data: { slug: 'start' } }],
    ['/en/old/_payload.json?b1.c1', { redirect: '/en/docs/start' }],
    ['/en/away/_payload.json?b1.c1', { redirect: 'https://away.example/there' }],
  ])('at %s is %o', async ([path, expected]) => {
    expect(await (await request(path as string)).json()).toMatchObject(expected as object);
  });

  test('of the root belongs to the root', async () => {
    const response = await request('/_payload.json?b1.c1', {}, { site: oneLanguage });
    expect(await response.json()).toMatchObject({ path: '/', route: '/' });
  });
});

describe('a redirect', () => {
  test.for([
    ['/', undefined, '/en'],
    ['/', 'i18n_redirected=ar', '/ar'],
    ['/', 'i18n_redirected=fr', '/en'],
    ['/', 'i18n_redirected=//away.example', '/en'],
    ['/?a=1', 'i18n_redirected=ar', '/ar?a=1'],
    ['/docs/start', 'i18n_redirected=ar', '/en/docs/start'],
    ['/docs/start?a=1', undefined, '/en/docs/start?a=1'],
    ['/EN/docs/start', undefined, '/en/docs/start'],
    ['/pt-BR/docs', undefined, '/pt_br/docs'],
    ['/%E6%97%A5', undefined, '/en/%E6%97%A5'],
    ['/%0d%0aset-cookie:a=b', undefined, '/en/%0D%0Aset-cookie%3Aa%3Db'],
  ] as const)('from %s with the cookie %s leads to %s', async ([path, cookie, location]) => {
    const response = await request(path, cookie === undefined ? {} : { headers: { cookie } });
    expect(response.status).toBe(302);
    expect(headersOf(response, 'location', 'cache-control')).toEqual([location, 'no-store']);
  });

  test('at the root says that it depends on the cookie', async () => {
    expect((await request('/')).headers.get('vary')).toBe('cookie');
    expect((await request('/docs')).headers.get('vary')).toBeNull();
  });

  test.for([
    ['/old', '/en/docs/start'],
    ['/AR/Old/', '/ar/docs/start'],
    ['/api/old', '/en/docs/start'],
    ['/old.html', '/en/docs/start'],
    ['/old?a=1', '/en/docs/start?a=1'],
    ['/ar/old', '/ar/docs/start'],
    ['/ar/old-part', '/ar/docs/start#end'],
    ['/en/away', 'https://away.example/there'],
  ] as const)('by a rule leads from %s to %s for good, whatever the cookie says', async ([path, location]) => {
    const response = await request(path, { headers: { cookie: 'i18n_redirected=pt_br' } });
    expect(response.status).toBe(301);
    expect(headersOf(response, 'location', 'cache-control')).toEqual([location, 'public, max-age=3600']);
  });

  test.for(['/', '/docs', '//evil', '/%2Fevil', '/%5Cevil', '/en/old'])(
    'from %s stays here, whatever the Host header says',
    async (path) => {
      const response = await createTestHandler()(
        new Request(`http://evil.example${path}`, { headers: { host: 'evil.example' } }),
      );
      expect(response.status).toBe(path === '/en/old' ? 301 : 302);
      expect(response.headers.get('location')).toMatch(/^\/en(?:\/|$)/u);
    },
  );

  test('is not needed at the root of a site in one language', async () => {
    const response = await request('/', {}, { site: oneLanguage });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<main><article>');
  });
});

test('an old address is known before whoever else would answer it, unless something is sent there', async () => {
  const endpoints = [
    { path: '/api/old', methods: ['GET', 'POST'], cache: 'none' as const, answer: () => new Response('called') },
  ];
  expect((await request('/api/old', {}, { endpoints })).status).toBe(301);
  expect(await (await request('/api/old', { method: 'POST' }, { endpoints })).text()).toBe('called');
});

describe('the page cache', () => {
  const open = (setting: Parameters<typeof createTestHandler>[0] = {}) => {
    const loaded: string[] = [];
    const handle = createTestHandler({
      ...setting,
      server: {
        ...testServer,
        loaders: {
          ...testServer.loaders,
          async '/docs/:slug'({ path }) {
            loaded.push(path);
            return { title: 'Start', data: null };
          },
        },
      },
    });
    const get = async (path: string, headers: Record<string, string> = {}) =>
      await handle(new Request(`http://site.test${path}`, { headers }));
    return { get, loaded };
  };

  test.for(['/en/docs/start', '/en/docs/start/_payload.json?b1.c1'])('%s is made once', async (path) => {
    const { get, loaded } = open();
    const [first, second] = [await get(path), await get(path)];
    expect(loaded).toHaveLength(1);
    expect([second.status, await second.text()]).toEqual([200, await first.text()]);
    const known = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
  });

  test('the page, its payload and its markdown are kept apart', async () => {
    const { get } = open();
    const types = [];
    for (const path of ['/en/docs/start', '/en/docs/start/_payload.json?b1.c1', '/ar/docs/start'])
      types.push((await get(path)).headers.get('content-type'));
    expect(types).toEqual(['text/html; charset=utf-8', 'application/json', 'text/html; charset=utf-8']);
    expect(await (await get('/en/docs/start')).text()).toContain('lang="en"');
    expect(await (await get('/ar/docs/start')).text()).toContain('lang="ar"');
  });

  test.for(['/en/docs/start?q=1', '/en/docs/start/_payload.json?b1.c0', '/en/docs/start/_payload.json?b0.c1'])(
    '%s is made for each request',
    async (path) => {
      const { get, loaded } = open();
      await get(path);
      expect((await get(path)).headers.get('etag')).toBeNull();
      expect(loaded).toHaveLength(2);
    },
  );

  test.for([{ mode: 'dev' }, { version: { current: async () => 'c1', isCurrent: async () => false } }] as const)(
    '%o keeps nothing',
    async (setting) => {
      const { get, loaded } = open(setting);
      await get('/en/docs/start');
      await get('/en/docs/start');
      expect(loaded).toHaveLength(2);
    },
  );

  test('content that changes under the server is shown at once, and each version is cached by itself', async () => {
    let content = 'c1';
    const version = { current: async () => content, isCurrent: async (asked: string) => asked === content };
    const { get, loaded } = open({ version });
    const [page, payload] = ['/en/docs/start', '/en/docs/start/_payload.json?b1.'];
    const first = await get(page);
    expect(await first.text()).toContain('<div id="app" data-build="b1" data-content="c1">');
    expect(await (await get(`${payload}c1`)).json()).toMatchObject({ contentVersion: 'c1' });
    content = 'c2';
    const known = await get(page, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([known.status, await known.text()]).toEqual([200, expect.stringContaining('data-content="c2"') as string]);
    const older = await get(`${payload}c1`);
    expect(headersOf(older, 'cache-control', 'x-recto-build')).toEqual(['no-store', null]);
    expect(await older.json()).toMatchObject({ contentVersion: 'c2' });
    expect((await get(`${payload}c2`)).headers.get('cache-control')).toBe(IMMUTABLE);
    const count = loaded.length;
    content = 'c1';
    await get(page);
    await get(`${payload}c1`);
    expect(loaded).toHaveLength(count);
  });

  test('what is made while the content changes is cached by nobody', async () => {
    let content = 'c1';
    const version = { current: async () => 'c1', isCurrent: async (asked: string) => asked === content };
    const { get, loaded } = open({ version });
    content = 'c2';
    for (const path of ['/en/docs/start', '/en/docs/start/_payload.json?b1.c1']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    }
    content = 'c1';
    await get('/en/docs/start');
    expect(loaded).toHaveLength(3);
  });
});
