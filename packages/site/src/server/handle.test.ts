import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createTestApp,
  manyLanguages,
  noContent,
  oneLanguage,
  testFiles,
  testRoute,
  testServer,
} from '../../fixtures/test-app.tsx';
import type { Route } from '../app/app.ts';
import type { Site } from '../app/site.ts';
import { createHandler } from './handle.ts';
import type { HandlerOptions } from './handle.ts';
import { createResolver } from './resolve-page.ts';

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

test.for(['/en/docs/start', '/', '/en/nowhere', '/en/_payload.json?b1', '/file.txt'])(
  'HEAD %s has the status and headers of GET',
  async (path) => {
    const [get, head] = await Promise.all([request(path), request(path, { method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
  },
);

test.for(['/en/%', '/en/%E0%A4%A', '/%ff'])('%s, which is no text, is a bad request', async (path) => {
  expect((await request(path)).status).toBe(400);
});

test('a path is read as its visitors write it', async () => {
  const response = await request('/en/%E6%97%A5%E6%9C%AC');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page not found: /en/日本');
});

test.for(['/favicon.ico', '/en/docs/picture.png', '/_studio', '/_', '/api/query'])(
  '%s is no page, and nothing is rendered for it',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not Found');
  },
);

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
  const routes = [testRoute('home', '/**')];
  expect((await request('/en/anything', {}, { routes })).status).toBe(200);
  expect((await request('/404.html', {}, { routes })).status).toBe(404);
});

describe('a payload', () => {
  test.for([
    ['/en/docs/start/_payload.json?b1', 200, IMMUTABLE, 'of this build never changes'],
    ['/en/docs/start/_payload.json?b0', 200, 'no-store', 'asked for by an old build is not kept'],
    ['/en/docs/start/_payload.json', 200, 'no-store', 'asked for without a build is not kept'],
    ['/en/nowhere/_payload.json?b1', 404, 'no-store', 'that says "not found" may be found tomorrow'],
    ['/en/broken/_payload.json?b1', 500, 'no-store', 'of an error may heal'],
    ['/old/_payload.json?b1', 200, IMMUTABLE, 'that redirects is part of the build too'],
  ] as const)('%s: %i, %s; one %s', async ([path, status, cache]) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(headersOf(response, 'cache-control', 'content-type')).toEqual([cache, 'application/json']);
  });

  test('is not kept while developing', async () => {
    const response = await request('/en/docs/start/_payload.json?b1', {}, { mode: 'dev' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.for([
    ['/en/docs/start/_payload.json?b1', { path: '/en/docs/start', status: 200, data: { slug: 'start' } }],
    ['/en/old/_payload.json?b1', { redirect: '/en/docs/start' }],
    ['/en/away/_payload.json?b1', { redirect: 'https://away.example/there' }],
  ])('at %s is %o', async ([path, expected]) => {
    expect(await (await request(path as string)).json()).toMatchObject(expected as object);
  });

  test('of the root belongs to the root', async () => {
    const response = await request('/_payload.json?b1', {}, { site: oneLanguage });
    expect(await response.json()).toMatchObject({ path: '/', route: 'home' });
  });
});

describe('a redirect', () => {
  test.for([
    ['/', undefined, '/en'],
    ['/', 'i18n_redirected=ar', '/ar'],
    ['/', 'i18n_redirected=fr', '/en'],
    ['/', 'i18n_redirected=//away.example', '/en'],
    ['/docs/start', 'i18n_redirected=fr', '/en/docs/start'],
    ['/ar/old', undefined, '/ar/docs/start'],
    ['/ar/old-part', undefined, '/ar/docs/start#end'],
    ['/en/away', undefined, 'https://away.example/there'],
    ['/%E6%97%A5', undefined, '/en/%E6%97%A5'],
    ['/%0d%0aset-cookie:a=b', undefined, '/en/%0D%0Aset-cookie%3Aa%3Db'],
  ] as const)('from %s with the cookie %s leads to %s', async ([path, cookie, location]) => {
    const response = await request(path, cookie === undefined ? {} : { headers: { cookie } });
    expect(response.status).toBe(302);
    expect(headersOf(response, 'location', 'cache-control')).toEqual([location, 'no-store']);
  });

  test.for(['/', '/docs', '//evil', '/%2Fevil', '/%5Cevil', '/en/old'])(
    'from %s stays here, whatever the Host header says',
    async (path) => {
      const response = await handler()(
        new Request(`http://evil.example${path}`, { headers: { host: 'evil.example' } }),
      );
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/^\/en(?:\/|$)/u);
    },
  );

  test('is not needed at the root of a site in one language', async () => {
    const response = await request('/', {}, { site: oneLanguage });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Test</h1>');
  });
});

describe('the Content-Security-Policy', () => {
  test.for(['/en/docs/start', '/en/nowhere', '/404.html'])('names the inline script that is in %s', async (path) => {
    const response = await request(path);
    const scripts = inlineScripts(await response.text());
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(scripts).toHaveLength(1);
    for (const script of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(policy).not.toContain('unsafe');
  });

  test('is left out while developing', async () => {
    const response = await request('/en/docs/start', {}, { mode: 'dev' });
    expect(response.headers.has('content-security-policy')).toBe(false);
  });
});

describe('a static site', () => {
  test('lists its pages at the root and redirects there in the browser', async () => {
    const response = await request('/', {}, { mode: 'static' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-nitro-prerender')).toBe('/en,/ar,/en/_payload.json');
    expect(await response.text()).toContain('location.replace');
  });

  test('is the only one that lists them', async () => {
    expect((await request('/')).headers.has('x-nitro-prerender')).toBe(false);
  });
});

interface Setting {
  mode?: HandlerOptions['mode'];
  site?: Site;
  routes?: readonly Route[];
}

function handler({ mode = 'server', site = manyLanguages, routes }: Setting = {}) {
  const app = { ...createTestApp(site), ...(routes && { routes }) };
  const resolve = createResolver({ app, server: testServer, content: noContent, report: () => undefined });
  const listPaths = async (): Promise<string[]> => ['/en', '/ar', '/en/_payload.json'];
  const report = (): void => undefined;
  return createHandler({ app, resolve, files: testFiles, buildId: 'b1', mode, listPaths, report });
}

async function request(path: string, init: RequestInit = {}, setting: Setting = {}): Promise<Response> {
  return await handler(setting)(new Request(`http://site.test${path}`, init));
}

function headersOf(response: Response, ...names: string[]): (string | null)[] {
  return names.map((name) => response.headers.get(name));
}

/** Scripts that run from the page itself. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, script = '']) => script);
}
