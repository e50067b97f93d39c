import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { RouteRule } from '../app/app.ts';
import { listRedirectPaths, listRedirects, renderRedirectsFile } from './list-redirects.ts';

const [english, , arabic = english] = manyLanguages.locales;
const site = { ...manyLanguages, locales: [english, arabic] as const };
const rules: Record<string, RouteRule> = {
  '/examples/**': { redirect: '/templates' },
  '/old': { redirect: '/docs/日本#end' },
  '/alter pfad': { redirect: 'https://away.example/there', status: 302 },
  '/posts/:slug': { redirect: '/blog' },
  '/members/**': { middleware: ['members'] },
};

test('lists each redirect without a locale and in each locale', () => {
  expect(listRedirects({ rules: { '/old': { redirect: '/docs' } }, site })).toEqual([
    { from: '/old', to: '/en/docs', status: 301 },
    { from: '/en/old', to: '/en/docs', status: 301 },
    { from: '/ar/old', to: '/ar/docs', status: 301 },
  ]);
});

test('lists the paths of redirects that can be written as HTML files', () => {
  expect(listRedirectPaths({ rules, site: oneLanguage })).toEqual(['/examples', '/old', '/alter pfad']);
  expect(listRedirectPaths({ rules, site })).toHaveLength(9);
  expect(listRedirectPaths({ rules: { '/**': { redirect: '/new' } }, site: oneLanguage })).toEqual([]);
});

test('the file for static hosts has one encoded redirect per line, wildcards last', () => {
  expect(renderRedirectsFile({ rules, site: oneLanguage })).toBe(
    [
      '/examples /templates 301',
      '/old /docs/%E6%97%A5%E6%9C%AC#end 301',
      '/alter%20pfad https://away.example/there 302',
      '/examples/* /templates 301',
      '/posts/:slug /blog 301',
      '',
    ].join('\n'),
  );
});

test('with several languages, the file has a line for each', () => {
  const lines = renderRedirectsFile({ rules: { '/examples/**': { redirect: '/templates' } }, site }).split('\n');
  expect(lines).toEqual([
    '/examples /en/templates 301',
    '/en/examples /en/templates 301',
    '/ar/examples /ar/templates 301',
    '/examples/* /en/templates 301',
    '/en/examples/* /en/templates 301',
    '/ar/examples/* /ar/templates 301',
    '',
  ]);
});

test('a site without redirects has an empty file', () => {
  expect(renderRedirectsFile({ site })).toBe('');
});

test('with a base path, source and target contain it, and the base path itself is never redirected', () => {
  const below = { ...site, base: '/below' };
  expect(
    listRedirects({ rules: { '/old': { redirect: '/docs' }, '/feed': { redirect: '/feed.xml' } }, site: below }),
  ).toEqual([
    { from: '/below/old', to: '/below/en/docs', status: 301 },
    { from: '/below/en/old', to: '/below/en/docs', status: 301 },
    { from: '/below/ar/old', to: '/below/ar/docs', status: 301 },
    { from: '/below/feed', to: '/below/feed.xml', status: 301 },
    { from: '/below/en/feed', to: '/below/feed.xml', status: 301 },
    { from: '/below/ar/feed', to: '/below/feed.xml', status: 301 },
  ]);
  const everything = { rules: { '/**': { redirect: '/new' } }, site: { ...oneLanguage, base: '/below' } };
  expect(listRedirectPaths(everything)).toEqual([]);
  expect(renderRedirectsFile(everything)).toBe('/below/* /below/new 301\n');
});
