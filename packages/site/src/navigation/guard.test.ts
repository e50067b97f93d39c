import { describe, expect, test } from 'vitest';
import { manyLanguages, oneLanguage, testRoute } from '../../fixtures/test-app.tsx';
import type { App, Middleware, MiddlewareContext, Route } from '../app/app.ts';
import { createGuard } from './guard.ts';
import { createMatcher } from './match-route.ts';

test.for([
  ['/en/old', '/en/docs/start'],
  ['/ar/OLD/', '/ar/docs/start'],
  ['/old', '/en/docs/start'],
  ['/en/away', 'https://away.example/there'],
])('the rules redirect %s to %s before anything is loaded', async ([path = '', redirect]) => {
  const rules = { '/old': { redirect: '/docs/start' }, '/away': { redirect: 'https://away.example/there' } };
  expect(await guard({ rules }).check(path)).toEqual({ redirect });
});

test.for(['/en/docs/start', '/en/nowhere', '/nowhere', '/'])('allows %s', async (path) => {
  expect(await guard({}).check(path)).toBeUndefined();
});

describe('a route that validates its parameters', () => {
  const routes = [{ ...route({}), params: { slug: /^\d+$/u } }];

  test('allows valid ones', async () => {
    expect(await guard({ routes }).check('/en/docs/12')).toBeUndefined();
  });

  test.for([
    [manyLanguages, '/en/docs/twelve', '/en/docs/twelve'],
    [manyLanguages, '/ar/docs/twelve/', '/ar/docs/twelve'],
    [oneLanguage, '/docs/twelve', '/docs/twelve'],
  ] as const)('rejects others', async ([site, path, named]) => {
    expect(await guard({ routes, site }).check(path)).toEqual({
      error: { status: 404, statusMessage: 'Page Not Found', message: `Page Not Found: ${named}`, fatal: false },
    });
  });
});

describe('middleware', () => {
  test('of the route runs before that of its rule, with the context of the page', async () => {
    const seen: [string, MiddlewareContext][] = [];
    const note = (name: string) => async (): Promise<Middleware> => (context) => {
      seen.push([name, context]);
      return undefined;
    };
    const middleware = { a: note('a'), b: note('b') };
    const routes = [route({ middleware: ['a'] })];
    await guard({ routes, middleware, rules: { '/docs/**': { middleware: ['b', 'a'] } } }).check('/ar/docs/start/');
    const context = { path: '/ar/docs/start', locale: manyLanguages.locales[2], params: { slug: 'start' } };
    expect(seen).toEqual([
      ['a', context],
      ['b', context],
    ]);
  });

  test.for([
    [{ redirect: '/en/login' }, { redirect: '/en/login' }],
    [
      false,
      {
        error: {
          status: 404,
          fatal: false,
          statusMessage: 'Page not found',
          message: 'Page not found: /en/docs/start',
        },
      },
    ],
    [undefined, undefined],
  ] as const)('that returns %o', async ([result, verdict]) => {
    const middleware = { a: async (): Promise<Middleware> => () => result };
    expect(await guard({ routes: [route({ middleware: ['a'] })], middleware }).check('/en/docs/start')).toEqual(
      verdict,
    );
  });

  test('that does not exist is an error', async () => {
    const routes = [route({ middleware: ['nobody'] })];
    await expect(guard({ routes }).check('/en/docs/start')).rejects.toThrow("Unknown route middleware: 'nobody'.");
  });

  test('does not run for a path that the route rejects', async () => {
    const routes = [{ ...route({ middleware: ['nobody'] }), params: { slug: /^\d+$/u } }];
    expect(await guard({ routes }).check('/en/docs/start')).toMatchObject({ error: { status: 404 } });
  });
});

describe('before a visit', () => {
  const rules = {
    '/old': { redirect: '/docs/start?tab=1#part' },
    '/away': { redirect: 'https://away.example/there' },
    '/docs/checked': { middleware: ['nobody'] },
  };

  test.for([
    ['/en/docs/start', '/en/docs/start'],
    ['/en/nowhere', '/en/nowhere'],
    ['/ar/old', '/ar/docs/start'],
    ['/en/away', undefined],
    ['/en/docs/checked', undefined],
  ])('%s resolves to %s', ([path = '', target]) => {
    expect(guard({ rules }).resolveAhead(path)).toBe(target);
  });

  test('does not resolve paths that are invalid or have middleware', () => {
    expect(
      guard({ routes: [{ ...route({}), params: { slug: /^\d+$/u } }] }).resolveAhead('/en/docs/start'),
    ).toBeUndefined();
    expect(guard({ routes: [route({ middleware: ['nobody'] })] }).resolveAhead('/en/docs/start')).toBeUndefined();
  });
});

function route(meta: NonNullable<Route['meta']>): Route {
  return { ...testRoute('/docs/:slug'), meta };
}

function guard({ routes = [testRoute('/docs/:slug')], ...app }: Partial<App>) {
  return createGuard({ site: manyLanguages, ...app }, createMatcher(routes));
}
