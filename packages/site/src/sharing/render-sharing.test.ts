import { expect, test } from 'vitest';
import { manyLanguages } from '../../fixtures/test-app.tsx';
import type { PageDescription } from '../about/page-about.ts';
import { openGraphLocale, renderSharing } from './render-sharing.ts';

const site = { ...manyLanguages, url: 'https://site.example', owner: 'The team' };
const head = { title: 'Start - Test', description: 'How to "begin"', lang: 'en', dir: 'ltr' } as const;
const about: PageDescription = { kind: 'page', name: 'Start', title: 'Start', textLocale: 'en', languages: ['en'] };
const canonical = 'https://site.example/en/docs/start';

/** Returns names and values of the tags, in order. */
function tags(more: Partial<PageDescription>, of = site): string[] {
  const html = renderSharing(of, { head: { ...head, canonical }, about: { ...about, ...more } });
  return [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/gu)].map(
    ([, name, value]) => `${name} ${value}`,
  );
}

test('renders title, description, URL and language of a page', () => {
  expect(tags({ languages: ['en', 'ar'] })).toEqual([
    'og:type website',
    'og:site_name Test',
    'og:title Start',
    'og:description How to &quot;begin&quot;',
    `og:url ${canonical}`,
    'og:locale en_US',
    'og:locale:alternate ar_EG',
  ]);
});

test('renders dates and authors of an article', () => {
  const dates = { published: '2026-11-15', updated: '2026-11-16T08:30:00Z' };
  const tagTexts = tags({ kind: 'post', ...dates, authors: [{ name: 'One' }, { name: 'Two' }] });
  expect(tagTexts[0]).toBe('og:type article');
  expect(tagTexts.filter((tag) => tag.startsWith('article:'))).toEqual([
    'article:published_time 2026-11-15T00:00:00Z',
    'article:modified_time 2026-11-16T08:30:00Z',
    'article:author One',
    'article:author Two',
  ]);
  expect(tags({ kind: 'article' })).toContain('article:author The team');
  expect(tags({ kind: 'list', published: '2026-11-15' }).join('\n')).not.toContain('article');
});

test('renders the absolute URL and size of an image, with a large card', () => {
  expect(tags({ picture: { src: '/_social/a.png', width: 1200, height: 630 } }).slice(-6)).toEqual([
    'og:image https://site.example/_social/a.png',
    'og:image:type image/png',
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Start',
    'twitter:card summary_large_image',
  ]);
});

test('renders only the URL of an external image, and no image without the url of the site', () => {
  const named = tags({ picture: { src: 'https://other.example/picture?of=start' } }).join('\n');
  expect(named).toContain('og:image https://other.example/picture?of=start');
  expect(named).not.toContain('og:image:type');
  const { url: _, ...nowhere } = site;
  expect(renderSharing(nowhere, { head, about: { ...about, picture: { src: '/a.png' } } })).not.toContain('image');
});

test('renders nothing for an error', () => {
  expect(renderSharing(site, { head })).toBe('');
});

test.for(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '\u0001javascript:x'])(
  'SEC-8: does not render an image with the URL %j',
  (src) => {
    expect(tags({ picture: { src } }).filter((tag) => /image|card/u.test(tag))).toEqual([]);
  },
);

test.for([
  ['en', 'en_US'],
  ['pt-BR', 'pt_BR'],
  ['pt', 'pt_BR'],
  ['zh-TW', 'zh_TW'],
  ['ja', 'ja_JP'],
  ['no such tag', undefined],
] as const)('%s is %s', ([tag, locale]) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
