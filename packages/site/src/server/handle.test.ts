import { describe, expect, test } from 'vitest';
import { oneLanguage, testRoute, testServer } from '../../fixtures/test-app.tsx';
import { createTestHandler, headersOf, request } from '../../fixtures/test-requests.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

test('sends a page as HTML that browsers revalidate each time', async () => {
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

test.for(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'refuses %s with 405 and the allowed methods',
  async (method) => {
    const response = await request('/en', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  },
);

test.for(['/en/docs/start', '/', '/en/nowhere', '/en/_payload.json?b1.c1', '/file.txt'])(
  'HEAD %s has the status and headers of GET',
  async (path) => {
    const [get, head] = await Promise.all([request(path), request(path, { method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.body).toBeNull();
  },
);

test.for(['/en/%', '/en/%E0%A4%A', '/%ff'])('responds to the malformed path %s with 400', async (path) => {
  const response = await request(path);
  expect([response.status, await response.text()]).toEqual([400, 'Bad Request']);
});

test('decodes the path', async () => {
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
])('does not render a page for %s', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not Found');
});

describe('errors by client', () => {
  const messages = {
    en: async () => ({ 'notFound.title': 'Page not found', 'common.error.title': 'This page cannot be shown' }),
    ar: async () => ({ 'notFound.title': 'الصفحة غير موجودة', 'common.error.title': 'تعذّر عرض هذه الصفحة' }),
  };
  const visit = async (path: string, headers: Record<string, string> = {}): Promise<[Response, string]> => {
    const response = await request(path, { headers: { accept: 'text/html', ...headers } }, { app: { messages } });
    return [response, await response.text()];
  };

  test.for(['/nothing.txt', '/index.html', '/api/unknown', '/_x', '/raw/en/none', '/en/nothing.txt?a=1'])(
    'BEH-7: browsers get an error page for %s',
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
  ] as const)(
    'BEH-7: the error page for %s with %o and its title are in the language %s',
    async ([path, headers, locale]) => {
      const [response, html] = await visit(path, headers);
      expect(response.status).toBe(404);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(`<title>${(await messages[locale]())['notFound.title']} - Test</title>`);
    },
  );

  test('BEH-7: the payload of a missing page has a title in the language of its path', async () => {
    const response = await request('/ar/nowhere/_payload.json', {}, { app: { messages } });
    expect(await response.json()).toMatchObject({
      head: { title: 'الصفحة غير موجودة - Test' },
      error: { status: 404, message: 'Page not found: /ar/nowhere', fatal: false },
    });
  });

  test.for(['/en/nowhere?a=1&b=2', '/en/docs/missing?a=1', '/ar/docs/invalid?a=1'])(
    'BEH-7: the error message for %s contains the query',
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
  ] as const)('BEH-7: the error for %s is JSON with Accept "%s"', async ([path, accept]) => {
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
  ] as const)(
    'BEH-7: the error page for the malformed path %s is in the language %s',
    async ([path, locale, title]) => {
      const [response, html] = await visit(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(`<title>${title} - Test</title>`);
      expect(html).toContain('<p>Bad Request</p>');
    },
  );

  test('BEH-7: bots get plain text', async () => {
    const [response, text] = await visit('/nothing.txt', { 'user-agent': 'Testbot' });
    expect([response.status, text]).toEqual([404, 'Page not found: /nothing.txt']);
  });
});

test.for([
  ['/en/nowhere', 404],
  ['/en/forbidden', 403],
  ['/en/broken', 500],
  ['/404.html', 404],
] as const)('%s is a page with status %i', async ([path, status]) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('/404.html has status 404 even if a route matches every path', async () => {
  const routes = [testRoute('/**')];
  const server = { loaders: { '/**': async () => ({ title: 'Test', data: null }) } };
  expect((await request('/en/anything', {}, { routes, server })).status).toBe(200);
  expect((await request('/404.html', {}, { routes, server })).status).toBe(404);
});

describe('a payload', () => {
  test.for([
    ['/en/docs/start/_payload.json?b1.c1', 200, IMMUTABLE, 'of this build never changes'],
    ['/en/docs/start/_payload.json?b1.c0', 200, 'no-store', 'requested with older content is the current one'],
    ['/en/docs/start/_payload.json?b0', 200, 'no-store', 'requested by an older build is not cached'],
    ['/en/docs/start/_payload.json', 200, 'no-store', 'requested without a build is not cached'],
    ['/en/nowhere/_payload.json?b1.c1', 404, 'no-store', 'of a missing page is not cached'],
    ['/en/broken/_payload.json?b1.c1', 500, 'no-store', 'of an error is not cached'],
    ['/old/_payload.json?b1.c1', 200, IMMUTABLE, 'of a permanent redirect is cached'],
    ['/api/old/_payload.json?b1.c1', 200, IMMUTABLE, 'of an old path that looks like an API call is cached'],
    ['/docs/start/_payload.json?b1.c1', 200, 'no-store', 'of a temporary redirect is not cached'],
    ['/_payload.json?b1.c1', 200, 'no-store', 'that depends on a cookie is not cached'],
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
  ])('requested with %o has the header with the current build: %o', async ([query, named]) => {
    const response = await request(`/en/docs/start/_payload.json?${query ?? ''}`);
    expect(response.headers.get('x-recto-build')).toBe(named);
  });

  test('is not cached in development', async () => {
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
  ] as const)('from %s with the cookie %s goes to %s', async ([path, cookie, location]) => {
    const response = await request(path, cookie === undefined ? {} : { headers: { cookie } });
    expect(response.status).toBe(302);
    expect(headersOf(response, 'location', 'cache-control')).toEqual([location, 'no-store']);
  });

  test('at the root has vary: cookie', async () => {
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
  ] as const)('by a rule from %s to %s is permanent and does not depend on the cookie', async ([path, location]) => {
    const response = await request(path, { headers: { cookie: 'i18n_redirected=pt_br' } });
    expect(response.status).toBe(301);
    expect(headersOf(response, 'location', 'cache-control')).toEqual([location, 'public, max-age=3600']);
  });

  test.for(['/', '/docs', '//evil', '/%2Fevil', '/%5Cevil', '/en/old'])(
    'from %s stays on this site, whatever the Host header contains',
    async (path) => {
      const response = await createTestHandler()(
        new Request(`http://evil.example${path}`, { headers: { host: 'evil.example' } }),
      );
      expect(response.status).toBe(path === '/en/old' ? 301 : 302);
      expect(response.headers.get('location')).toMatch(/^\/en(?:\/|$)/u);
    },
  );

  test('is not sent at the root of a site with one language', async () => {
    const response = await request('/', {}, { site: oneLanguage });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<main><article>');
  });
});

test('redirect rules come before endpoints, except for methods that write', async () => {
  const endpoints = [
    { path: '/api/old', methods: ['GET', 'POST'], cache: 'none' as const, handle: () => new Response('called') },
  ];
  expect((await request('/api/old', {}, { endpoints })).status).toBe(301);
  expect(await (await request('/api/old', { method: 'POST' }, { endpoints })).text()).toBe('called');
});

describe('the page cache', () => {
  const open = ({ onLoad, ...setting }: Parameters<typeof createTestHandler>[0] & { onLoad?: () => void } = {}) => {
    const loaded: string[] = [];
    const handle = createTestHandler({
      ...setting,
      server: {
        ...testServer,
        loaders: {
          ...testServer.loaders,
          async '/docs/:slug'({ path }) {
            loaded.push(path);
            onLoad?.();
            return { title: 'Start', data: null };
          },
        },
      },
    });
    const get = async (path: string, headers: Record<string, string> = {}) =>
      await handle(new Request(`http://site.test${path}`, { headers }));
    return { get, loaded };
  };

  test.for(['/en/docs/start', '/en/docs/start/_payload.json?b1.c1'])('renders %s once', async (path) => {
    const { get, loaded } = open();
    const [first, second] = [await get(path), await get(path)];
    expect(loaded).toHaveLength(1);
    expect([second.status, await second.text()]).toEqual([200, await first.text()]);
    const repeated = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(repeated.status).toBe(304);
  });

  test('caches a page, its payload and its markdown version separately', async () => {
    const { get } = open();
    const types = [];
    for (const path of ['/en/docs/start', '/en/docs/start/_payload.json?b1.c1', '/ar/docs/start'])
      types.push((await get(path)).headers.get('content-type'));
    expect(types).toEqual(['text/html; charset=utf-8', 'application/json', 'text/html; charset=utf-8']);
    expect(await (await get('/en/docs/start')).text()).toContain('lang="en"');
    expect(await (await get('/ar/docs/start')).text()).toContain('lang="ar"');
  });

  test.for(['/en/docs/start?q=1', '/en/docs/start/_payload.json?b1.c0', '/en/docs/start/_payload.json?b0.c1'])(
    'renders %s for each request',
    async (path) => {
      const { get, loaded } = open();
      await get(path);
      expect((await get(path)).headers.get('etag')).toBeNull();
      expect(loaded).toHaveLength(2);
    },
  );

  test.for([{ mode: 'dev' }, { version: { current: async () => 'c1', isCurrent: async () => false } }] as const)(
    'caches nothing with %o',
    async (setting) => {
      const { get, loaded } = open(setting);
      await get('/en/docs/start');
      await get('/en/docs/start');
      expect(loaded).toHaveLength(2);
    },
  );

  test('shows changed content immediately, and caches each version separately', async () => {
    let content = 'c1';
    const version = { current: async () => content, isCurrent: async (requested: string) => requested === content };
    const { get, loaded } = open({ version });
    const [page, payload] = ['/en/docs/start', '/en/docs/start/_payload.json?b1.'];
    const first = await get(page);
    expect(await first.text()).toContain('<div id="app" data-build="b1" data-content="c1">');
    expect(await (await get(`${payload}c1`)).json()).toMatchObject({ contentVersion: 'c1' });
    content = 'c2';
    const second = await get(page, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([second.status, await second.text()]).toEqual([200, expect.stringContaining('data-content="c2"') as string]);
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

  test('does not cache responses that are made while the content changes', async () => {
    let content = 'c1';
    const version = { current: async () => 'c1', isCurrent: async (requested: string) => requested === content };
    const { get, loaded } = open({ version });
    content = 'c2';
    for (const path of ['/en/docs/start', '/en/docs/start/_payload.json?b1.c1']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    }
    content = 'c1';
    await get('/en/docs/start');
    expect(loaded).toHaveLength(3);
  });

  test.for(['/en/docs/start', '/en/docs/start?q=1', '/en/docs/start/_payload.json?b1.c0'])(
    '%s is made again if the content changes meanwhile',
    async (path) => {
      let content = 'c1';
      const version = { current: async () => content, isCurrent: async (requested: string) => requested === content };
      const { get, loaded } = open({
        version,
        onLoad: () => {
          content = 'c2';
        },
      });
      const response = await get(path);
      expect(await response.text()).toMatch(/data-content="c2"|"contentVersion":"c2"/u);
      expect(loaded).toHaveLength(2);
    },
  );
});
