import { describe, expect, test } from 'vitest';
import {
  createTestApp,
  manyLanguages,
  noContent,
  oneLanguage,
  testRoute,
  testServer,
} from '../../fixtures/test-app.tsx';
import type { App, MiddlewareResult, MiddlewareContext } from '../app/app.ts';
import type { Site } from '../app/site.ts';
import type { KnownImages } from '../images/image-metadata.ts';
import type { ResolveResult } from '../payload/resolved-page.ts';
import { createResolver } from './resolve-page.ts';
import type { ResolverOptions } from './resolve-page.ts';
import type { LoaderContext, Server } from './server.ts';

test('resolves a path to the payload of its page', async () => {
  const { result } = await resolve('/pt_br/docs/start');
  expect(result).toEqual({
    path: '/pt_br/docs/start',
    locale: 'pt_br',
    route: '/docs/:slug',
    status: 200,
    head: { title: 'Start - Test', description: 'How to "begin"', lang: 'pt-BR', dir: 'ltr' },
    about: { kind: 'page', name: 'Start', title: 'Start', textLocale: 'pt_br', languages: ['en', 'pt_br', 'ar'] },
    data: { slug: 'start' },
    body: [
      '<p>Before the tabs.</p>',
      {
        component: 'tabs',
        props: {},
        slots: {},
        items: [
          { props: { label: 'one' }, nodes: ['<div>Shown at first.</div>'] },
          { props: { label: 'two' }, nodes: ['<div>Hidden &lt;/script&gt; at first.</div>'] },
        ],
      },
      '<p>After the tabs.</p>',
    ],
    markdown: expect.any(Function) as unknown,
  });
});

test('passes path, language and parameters to the loader', async () => {
  const contexts: LoaderContext[] = [];
  const server: Server = {
    loaders: {
      async '/docs/:slug'(context) {
        contexts.push(context);
        return { title: '', data: null };
      },
    },
  };
  const { result } = await resolve('/ar/docs/start/', { server });
  const [, , arabic] = manyLanguages.locales;
  expect(contexts).toEqual([
    {
      path: '/ar/docs/start',
      locale: arabic,
      site: manyLanguages,
      params: { slug: 'start' },
      content: noContent,
      messages: {},
    },
  ]);
  expect(result).toMatchObject({ head: { title: 'Test', description: '', lang: 'ar', dir: 'rtl' }, body: [] });
});

test('static components of a site are added to the built-in ones', async () => {
  const server: Server = {
    loaders: {
      '/': async () => ({
        title: '',
        data: null,
        body: [
          ['badge', {}, 'new'],
          ['blockquote', { as: 'note' }, 'mind'],
        ],
      }),
    },
    components: { badge: (_, children) => [['b', {}, ...children]] },
  };
  const { result } = await resolve('/en', { server });
  expect(result).toMatchObject({
    body: ['<b>new</b><div class="callout callout-note" role="note"><p class="callout-title">Note</p>mind</div>'],
  });
});

test.for([
  ['/docs/start', '/en/docs/start', 'without a language'],
  ['/', '/en', 'at the root'],
  ['/fr/docs', '/en/fr/docs', 'with a language that is not enabled'],
  ['/AR/docs/start', '/ar/docs/start', 'with a language in another case'],
  ['/pt-BR/docs/start/', '/pt_br/docs/start', 'with a language tag'],
  ['/日本', '/en/%E6%97%A5%E6%9C%AC', 'that must be encoded in a header'],
] as const)('%s is redirected to %s temporarily: a path %s', async ([path, redirect]) => {
  expect((await resolve(path)).result).toEqual({ redirect, status: 302 });
});

test.for([
  ['/pt_br/old', '/pt_br/docs/start', 'that moved to another page in the same language'],
  ['/pt_br/old/', '/pt_br/docs/start', 'with a trailing slash'],
  ['/ar/old-part', '/ar/docs/start#end', 'that moved to a section of a page'],
  ['/ar/away', 'https://away.example/there', 'that moved to another site'],
] as const)('%s is redirected to %s permanently: a path %s', async ([path, redirect]) => {
  expect((await resolve(path)).result).toEqual({ redirect, status: 301 });
});

test.for([
  ['/old', '/docs/start'],
  ['/away', 'https://away.example/there'],
])('with one language, %s is redirected to %s', async ([path = '', redirect]) => {
  expect((await resolve(path, { site: oneLanguage })).result).toEqual({ redirect, status: 301 });
});

test('a page of a site with a URL has a canonical URL and links to its translations', async () => {
  const { result } = await resolve('/ar/docs/start', { site: { ...manyLanguages, url: 'https://site.example' } });
  expect(result).toMatchObject({
    head: {
      canonical: 'https://site.example/ar/docs/start',
      alternates: [
        { lang: 'en', href: 'https://site.example/en/docs/start' },
        { lang: 'pt-BR', href: 'https://site.example/pt_br/docs/start' },
        { lang: 'ar', href: 'https://site.example/ar/docs/start' },
        { lang: 'x-default', href: 'https://site.example/en/docs/start' },
      ],
    },
  });
});

test('an untranslated page states the language of its text, and its links stay in the visitor’s language', async () => {
  const server: Server = {
    loaders: {
      '/docs/:slug': async () => ({
        title: 'Start',
        languages: { text: 'en', all: ['en', 'pt_br'] },
        data: null,
        body: [['a', { href: '/en/docs/end' }, 'on']],
      }),
    },
  };
  const { result } = await resolve('/ar/docs/start', {
    server,
    site: { ...manyLanguages, url: 'https://site.example' },
  });
  expect(result).toEqual({
    path: '/ar/docs/start',
    locale: 'ar',
    route: '/docs/:slug',
    status: 200,
    head: {
      title: 'Start - Test',
      description: '',
      lang: 'ar',
      dir: 'rtl',
      canonical: 'https://site.example/en/docs/start',
    },
    fallback: { locale: 'en', lang: 'en', dir: 'ltr', path: '/en/docs/start' },
    about: { kind: 'page', name: 'Start', title: 'Start', textLocale: 'en', languages: ['en', 'pt_br'] },
    data: null,
    body: ['<a href="/ar/docs/end">on</a>'],
    markdown: expect.any(Function) as unknown,
  });
});

test('seo front matter replaces title and description, and adds an image', async () => {
  const seo = { title: 'Short', description: 'Why', image: '/a.png' };
  const server: Server = {
    loaders: {
      '/docs/:slug': async () => ({ title: 'A long title', description: 'What', seo, data: null }),
      '/': async () => ({ title: '', seo, data: null }),
    },
  };
  const images = { '/a.png': { width: 800, height: 400 } };
  const { result } = await resolve('/en/docs/start', { server, images });
  expect(result).toMatchObject({
    head: { title: 'Short - Test', description: 'Why' },
    about: { name: 'A long title', title: 'Short', picture: { src: '/a.png', width: 800, height: 400 } },
  });
  const { result: home } = await resolve('/en', { server });
  expect(home).toMatchObject({
    head: { title: 'Short' },
    about: { name: '', title: 'Short', picture: { src: '/a.png' } },
  });
});

test('titles are formatted with the titleTemplate of the site', async () => {
  const { result } = await resolve('/en/docs/start', { site: { ...manyLanguages, titleTemplate: '{site} / {page}' } });
  expect(result).toMatchObject({ head: { title: 'Test / Start' } });
});

test.for([
  ['/ar/nowhere', 404, 'Page not found', 'Page not found: /ar/nowhere', false, 'no route'],
  ['/ar/unloaded', 404, 'Page not found', 'Page not found: /ar/unloaded', false, 'a route without loader'],
  ['/ar/docs/missing', 404, 'Page not found', 'Page not found: /ar/docs/missing', false, 'a loader that finds no page'],
  [
    '/ar/docs/lost',
    404,
    'Page not found',
    'Page not found: /ar/docs/lost',
    true,
    'a loader that expects the page to exist',
  ],
  [
    '/ar/docs/invalid',
    404,
    'Page Not Found',
    'Page Not Found: /ar/docs/invalid',
    false,
    'a route that rejects the path',
  ],
  ['/ar/forbidden', 403, 'Forbidden', 'This page is not for you.', true, 'a loader that throws a 403 error'],
] as const)('%s is an error page with status %i, "%s" and the message "%s", fatal: %s; cause: %s', async (expected) => {
  const [path, status, statusMessage, message, fatal] = expected;
  const { result, reported } = await resolve(path);
  expect(result).toEqual({
    path,
    locale: 'ar',
    route: 'error',
    status,
    head: { title: `${statusMessage} - Test`, description: '', lang: 'ar', dir: 'rtl' },
    data: null,
    body: [],
    error: { status, statusMessage, message, fatal },
  });
  expect(reported).toEqual([]);
});

test('with one language, the path in an error contains no language', async () => {
  expect((await resolve('/nowhere', { site: oneLanguage })).result).toMatchObject({
    error: { status: 404, message: 'Page not found: /nowhere' },
  });
});

test('reports an unexpected error and hides its message', async () => {
  const { result, reported } = await resolve('/en/broken');
  const message = 'Internal Server Error';
  expect(result).toMatchObject({ status: 500, error: { status: 500, statusMessage: message, message, fatal: true } });
  expect(JSON.stringify(result)).not.toContain('secret');
  expect(reported).toEqual([[new Error('a secret of the server'), '/en/broken']]);
});

describe('middleware', () => {
  const calls: string[] = [];
  const results: Record<string, MiddlewareResult> = {
    pass: undefined,
    login: { redirect: '/login' },
    closed: false,
  };
  const middleware = Object.fromEntries(
    Object.entries(results).map(([name, result]) => [
      name,
      async () =>
        ({ path, params }: MiddlewareContext) => {
          calls.push(`${name} ${path} ${params['slug'] ?? ''}`);
          return result;
        },
    ]),
  );
  const loaded: string[] = [];
  const server: Server = {
    loaders: {
      async '/docs/:slug'({ path }) {
        loaded.push(path);
        return { title: '', data: null };
      },
    },
  };

  /** Resolves a page with middleware of a rule and of its route. */
  const visit = async (byRule: string[], byRoute: string[]) => {
    calls.length = 0;
    loaded.length = 0;
    const app = {
      rules: { '/Docs/**': { middleware: byRule } },
      middleware,
      routes: [{ ...testRoute('/docs/:slug'), meta: { middleware: byRoute } }],
    };
    return await resolve('/ar/docs/start', { server, app });
  };

  test('runs before the loader; middleware of the route runs before that of the rule', async () => {
    const { result } = await visit(['login'], ['pass']);
    expect(calls).toEqual(['pass /ar/docs/start start', 'login /ar/docs/start start']);
    expect(result).toEqual({ redirect: '/ar/login', status: 302 });
    expect(loaded).toEqual([]);
  });

  test('that returns undefined lets the page be loaded', async () => {
    const { result } = await visit(['pass'], []);
    expect(result).toMatchObject({ status: 200 });
    expect(loaded).toEqual(['/ar/docs/start']);
  });

  test('that returns false results in a 404', async () => {
    const { result } = await visit([], ['closed']);
    expect(result).toMatchObject({ error: { status: 404, message: 'Page not found: /ar/docs/start', fatal: false } });
    expect(loaded).toEqual([]);
  });

  test('that is unknown results in a 500', async () => {
    const { result, reported } = await visit([], ['unknown']);
    expect(result).toMatchObject({ status: 500 });
    expect(reported).toEqual([[new Error("Unknown route middleware: 'unknown'."), '/ar/docs/start']]);
  });
});

describe('former paths', () => {
  const findByFormerPath = async (path: string) => (path.endsWith('/closed') ? '/x' : `/en/docs/start?from=${path}`);

  test.for(['/en/nowhere', '/en/docs/missing', '/en/docs/invalid'])('redirect %s to the page', async (path) => {
    const { result, reported } = await resolve(path, { findByFormerPath });
    expect(result).toEqual({ redirect: `/en/docs/start?from=${path}`, status: 301 });
    expect(reported).toEqual([]);
  });

  test.for(['/en/docs/start', '/en/forbidden', '/en/broken', '/en/old'])('are not looked up for %s', async (path) => {
    const lookedUp: string[] = [];
    await resolve(path, { findByFormerPath: async (former) => void lookedUp.push(former) });
    expect(lookedUp).toEqual([]);
  });

  test('are not looked up for a page that is hidden from this visitor', async () => {
    const app: Partial<App> = {
      rules: {},
      routes: [
        { ...testRoute('/docs/:slug'), meta: { middleware: ['closed'] } },
        { ...testRoute('/'), meta: { perVisitor: true } },
      ],
      middleware: { closed: async () => () => false },
    };
    expect((await resolve('/en/docs/closed', { app, findByFormerPath })).result).toMatchObject({ status: 404 });
    expect((await resolve('/en', { app, findByFormerPath })).result).toMatchObject({ status: 404 });
  });

  test('that cannot be read are reported as an error', async () => {
    const findByFormerPath = () => Promise.reject(new Error('read'));
    const { result, reported } = await resolve('/en/nowhere', { findByFormerPath });
    expect(result).toMatchObject({ status: 500 });
    expect(reported).toEqual([[new Error('read'), '/en/nowhere']]);
  });
});

interface Options {
  findByFormerPath?: ResolverOptions['findByFormerPath'];
  app?: Partial<App>;
  site?: Site;
  server?: Server;
  images?: KnownImages;
}

async function resolve(
  path: string,
  { app = {}, site = manyLanguages, server = testServer, images = {}, findByFormerPath }: Options = {},
) {
  const reported: [unknown, string][] = [];
  const result: ResolveResult = await createResolver({
    app: { ...createTestApp(site), ...app },
    server,
    content: noContent,
    images,
    ...(findByFormerPath && { findByFormerPath }),
    report: (error, at) => reported.push([error, at]),
  })(path);
  return { result, reported };
}
