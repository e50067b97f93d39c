import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, oneLanguage } from '../../../fixtures/test-app.tsx';
import { listStaticPaths } from './list-static-paths.ts';

const redirected = ['/old', '/old-part', '/old.html', '/away', '/api/old', '/examples'];

test('lists the root, pages, redirects, 404 pages and files for hosts', () => {
  const paths = listStaticPaths(createTestApp(manyLanguages), ['/en', '/ar', '/en/_payload.json']);
  expect(paths.toSorted()).toEqual(
    [
      '/',
      '/en',
      '/ar',
      '/en/_payload.json',
      ...['', '/en', '/pt_br', '/ar'].flatMap((locale) => redirected.map((path) => locale + path)),
      ...['', '/en', '/pt_br', '/ar'].map((locale) => `${locale}/404.html`),
      '/_redirects',
      '/_headers',
    ].toSorted(),
  );
});

test('with one language, paths contain no language', () => {
  const paths = listStaticPaths(createTestApp(oneLanguage), ['/']);
  expect(paths.toSorted()).toEqual(['/', ...redirected, '/404.html', '/_redirects', '/_headers'].toSorted());
});

test('every path begins with the base path', () => {
  const base = '/below/here';
  const paths = listStaticPaths(createTestApp({ ...manyLanguages, base }), [`${base}/en`]);
  expect(paths.filter((path) => path !== base && !path.startsWith(`${base}/`))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining([base, `${base}/old`, `${base}/404.html`, `${base}/ar/404.html`]));
});

test('every former path has a file; one that can be the path of a page also has a payload', () => {
  const redirectFrom = (from: string) => ({ from, to: '/new', status: 301 as const });
  const paths = listStaticPaths(
    createTestApp(oneLanguage),
    ['/'],
    [redirectFrom('/former'), redirectFrom('/former.html')],
  );
  expect(paths.filter((path) => path.includes('former'))).toEqual(['/former', '/former/_payload.json', '/former.html']);
});
