import { expect, test } from 'vitest';
import { manyLanguages } from '../../../fixtures/test-app.tsx';
import { defaultLocale } from '../../languages/locale.ts';
import type { ListedPage } from '../page-list/list-public-pages.ts';
import { SITEMAP_LIMITS, renderSitemapIndex, renderSitemaps } from './sitemap.ts';

const site = { ...manyLanguages, url: 'https://site.example' };

function page(localPath: string, more: Partial<ListedPage> = {}): ListedPage {
  const locale = defaultLocale(site);
  const path = `/${locale.code}${localPath}`;
  return { path, localPath, locale, route: '/docs/:slug', title: '', description: '', languages: ['en'], ...more };
}

const addressesIn = (text: string): string[] => [...text.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, loc = '']) => loc);

test('an entry contains the last change of a page and its translations', () => {
  const [map] = renderSitemaps(
    [page('/docs/a&b', { languages: ['en', 'pt_br'], updated: '2026-11-16T10:00:00Z' }), page('/docs/über')],
    site,
  );
  expect(map?.text).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      '<url><loc>https://site.example/en/docs/a%26b</loc><lastmod>2026-11-16T10:00:00Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/docs/a%26b"/>' +
      '<xhtml:link rel="alternate" hreflang="pt-BR" href="https://site.example/pt_br/docs/a%26b"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/en/docs/a%26b"/></url>\n' +
      '<url><loc>https://site.example/en/docs/%C3%BCber</loc></url>\n' +
      '</urlset>\n',
  );
});

test('splits pages beyond the limit of URLs into several files', () => {
  const pages = Array.from({ length: SITEMAP_LIMITS.urls + 1 }, (_, index) => page(`/docs/${index}`));
  const maps = renderSitemaps(pages, site);
  expect(maps.map(({ text }) => addressesIn(text).length)).toEqual([SITEMAP_LIMITS.urls, 1]);
});

test('splits pages beyond the limit of bytes into several files', () => {
  const pages = ['/a', '/b', '/c'].map((path) => page(path));
  const [alone] = renderSitemaps(pages.slice(0, 2), site);
  const bytes = Buffer.byteLength(alone?.text ?? '');
  const split = (limit: number): number[] =>
    renderSitemaps(pages, site, { urls: 10, bytes: limit }).map(({ text }) => addressesIn(text).length);
  expect([split(bytes), split(bytes - 1)]).toEqual([
    [2, 1],
    [1, 1, 1],
  ]);
});

test('the index lists every file with the last change of its pages', () => {
  const pages = [
    page('/a', { updated: '2026-11-16T00:30:00+02:00' }),
    page('/b', { updated: '2026-11-15T23:00:00Z' }),
    page('/c'),
  ];
  const maps = renderSitemaps(pages, site, { ...SITEMAP_LIMITS, urls: 2 });
  expect(renderSitemapIndex(maps, { ...site, base: '/below' })).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://site.example/below/sitemap-1.xml</loc><lastmod>2026-11-15T23:00:00Z</lastmod></sitemap>\n' +
      '<sitemap><loc>https://site.example/below/sitemap-2.xml</loc></sitemap>\n' +
      '</sitemapindex>\n',
  );
});
