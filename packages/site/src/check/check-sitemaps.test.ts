import { expect, test } from 'vitest';
import { alternatesOf, HOME, pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkSitemaps } from './check-sitemaps.ts';

const BOTH = { en: '/en', fr: '/fr', 'x-default': '/en' };
const PAGES = {
  '/en': pageOf('/en', { head: alternatesOf(BOTH) }),
  '/fr': pageOf('/fr', { lang: 'fr', head: alternatesOf(BOTH) }),
  '/de': pageOf('/de', { lang: 'de', canonical: `${HOME}/en` }),
  '/hidden': pageOf('/hidden', { head: '<meta name="robots" content="noindex">' }),
};

const links = (paths: Record<string, string>): string =>
  Object.entries(paths)
    .map(([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${HOME}${path}"/>`)
    .join('');
const entry = (path: string, more = links(BOTH)): string => `<url><loc>${HOME}${path}</loc>${more}</url>\n`;
const wrap = (tag: string, inside: string): string =>
  `<?xml version="1.0"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${inside}</${tag}>`;
const sitemap = (...entries: string[]): string => wrap('urlset', entries.join(''));

async function sitemapErrors(files: Record<string, string>) {
  const { errors, warnings } = await checkSitemaps(await siteOf({ ...PAGES, ...files }));
  return { errors: renderErrors(errors), warnings: renderErrors(warnings) };
}

test('accepts a sitemap with all indexable pages and their translations', async () => {
  const dated = entry('/fr', `<lastmod>2026-11-16T10:00:00+01:00</lastmod>${links(BOTH)}`);
  const none = { errors: [], warnings: [] };
  expect(await sitemapErrors({ '/sitemap.xml': sitemap(entry('/en'), dated) })).toEqual(none);
  expect(await sitemapErrors({})).toEqual(none);
});

test('follows robots.txt to the index, and the index to its parts', async () => {
  const index = wrap('sitemapindex', `<sitemap><loc>${HOME}/part-1.xml</loc></sitemap>`);
  const files = { '/index.xml': index, '/robots.txt': `User-agent: *\nSitemap: ${HOME}/index.xml\n` };
  expect(await sitemapErrors({ ...files, '/part-1.xml': sitemap(entry('/en'), entry('/en')) })).toEqual({
    errors: [`/part-1.xml:4 "${HOME}/en" is listed twice.`],
    warnings: ['/fr This page is not in any sitemap.'],
  });
  expect((await sitemapErrors({ '/robots.txt': `Sitemap: ${HOME}/none.xml` })).errors).toEqual([
    `/robots.txt:1 The sitemap "${HOME}/none.xml" does not exist.`,
  ]);
});

const NO_PAGE = (path: string): string => `"${HOME}${path}" is not an indexable page.`;

test.for([
  [entry('/none'), NO_PAGE('/none')],
  [entry('/de'), NO_PAGE('/de')],
  [entry('/hidden'), NO_PAGE('/hidden')],
  ['<url><loc>https://else.example/en</loc></url>', '"https://else.example/en" is not an indexable page.'],
  ['<url><loc>/en</loc></url>', 'An entry needs exactly one absolute URL.'],
  ['<url></url>', 'An entry needs exactly one absolute URL.'],
  [entry('/en', `${links(BOTH)}<lastmod>yesterday</lastmod>`), '"yesterday" is not a valid date of the last change.'],
  [entry('/en', `${links(BOTH)}<lastmod>2026-13-01</lastmod>`), '"2026-13-01" is not a valid date of the last change.'],
  [entry('/en', ''), `"${HOME}/en" has different translations here than on the page itself.`],
  [
    entry('/en', links({ en: '/en', fr: '/fr' })),
    `"${HOME}/en" has different translations here than on the page itself.`,
  ],
] as const)('%s', async ([entry, error]) => {
  expect((await sitemapErrors({ '/sitemap.xml': sitemap(entry) })).errors).toEqual([`/sitemap.xml:3 ${error}`]);
});

test('reports invalid XML, and XML that is not a sitemap', async () => {
  expect((await sitemapErrors({ '/sitemap.xml': '<urlset>' })).errors).toEqual([
    '/sitemap.xml:1 This is not well-formed XML: unclosed tag: urlset.',
  ]);
  expect((await sitemapErrors({ '/sitemap.xml': '<urlset/>' })).errors).toEqual([
    '/sitemap.xml:1 <urlset> is not a sitemap.',
  ]);
});

test('allows at most 50,000 URLs', async () => {
  const { errors } = await sitemapErrors({ '/sitemap.xml': sitemap('<url/>'.repeat(50_001)) });
  expect(errors).toContain('/sitemap.xml The sitemap has 50001 URLs; the maximum is 50,000.');
});
