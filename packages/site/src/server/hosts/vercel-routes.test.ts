import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../../fixtures/test-app.tsx';
import { vercelRedirects } from './vercel-routes.ts';

const rules = {
  '/old': { redirect: '/docs/日本#end' },
  '/old.html': { redirect: 'https://away.example/there', status: 302 },
  '/alter pfad': { redirect: '/docs' },
  '/examples/**': { redirect: '/templates' },
  '/posts/:slug/more': { redirect: '/blog' },
  '/members/**': { middleware: ['members'] },
} as const;

test('returns a route with a status for each redirect', () => {
  expect(vercelRedirects({ rules, site: oneLanguage })).toEqual([
    { src: '^/old/?$', status: 301, headers: { Location: '/docs/%E6%97%A5%E6%9C%AC#end' } },
    { src: String.raw`^/old\.html/?$`, status: 302, headers: { Location: 'https://away.example/there' } },
    { src: '^/alter%20pfad/?$', status: 301, headers: { Location: '/docs' } },
    { src: '^/examples(?:/.*)?/?$', status: 301, headers: { Location: '/templates' } },
    { src: '^/posts/[^/]+/more/?$', status: 301, headers: { Location: '/blog' } },
  ]);
});

test.for([
  ['/examples', 3],
  ['/examples/a/b', 3],
  ['/old/', 0],
  ['/old.html', 1],
  ['/posts/a/more', 4],
  ['/oldxhtml', -1],
  ['/older', -1],
  ['/posts/a/b/more', -1],
  ['/some/old', -1],
] as const)('%s matches the route with index %i', ([path, index]) => {
  const routes = vercelRedirects({ rules, site: oneLanguage });
  expect(routes.findIndex(({ src }) => new RegExp(src, 'iu').test(path))).toBe(index);
});

test('returns a route for each language', () => {
  const routes = vercelRedirects({ rules: { '/old': { redirect: '/docs' } }, site: manyLanguages });
  expect(routes.map(({ src, headers: { Location } }) => [src, Location])).toEqual([
    ['^/old/?$', '/en/docs'],
    ['^/en/old/?$', '/en/docs'],
    ['^/pt_br/old/?$', '/pt_br/docs'],
    ['^/ar/old/?$', '/ar/docs'],
  ]);
});
