import type { TreeNode } from '@recto/content';
import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { localiseUrl } from './localise-url.ts';
import { localiseLinks } from './localise-links.ts';

const [english, portuguese, arabic] = manyLanguages.locales as [
  (typeof manyLanguages.locales)[0],
  (typeof manyLanguages.locales)[0],
  (typeof manyLanguages.locales)[0],
];

test.for([
  ['/docs/start', '/ar/docs/start', 'a page gets the locale'],
  ['/', '/ar', 'the home page gets it too'],
  ['/docs?a=/b//c#d/e', '/ar/docs?a=/b//c#d/e', 'query and fragment are kept'],
  ['/pt_br/docs', '/pt_br/docs', 'an existing locale is kept'],
  ['/en/docs', '/ar/docs', 'the locale of the text is replaced'],
  ['/picture.png', '/picture.png', 'a file has no locale'],
  ['/api/query', '/api/query', 'an endpoint has no locale'],
  ['//away.example/docs', '//away.example/docs', 'other sites are unchanged'],
  ['https://away.example/docs', 'https://away.example/docs', 'other sites are unchanged'],
  ['#end', '#end', 'a fragment is unchanged'],
  ['../other', '../other', 'a relative URL is unchanged'],
  ['', '', 'an empty URL is unchanged'],
] as const)('%s becomes %s: %s', ([address, localised]) => {
  expect(localiseUrl(address, arabic, manyLanguages, english)).toBe(localised);
});

test('with one language, URLs are unchanged', () => {
  expect(localiseUrl('/docs/', english, oneLanguage)).toBe('/docs/');
});

test.for([
  [
    '/docs/start',
    '/docs/ar/docs/start',
    '/docs/docs/start',
    'a page gets the base path even if it starts with the same segment',
  ],
  ['/', '/docs/ar', '/docs', 'the home page gets it'],
  ['/pt_br/start?a#b', '/docs/pt_br/start?a#b', '/docs/pt_br/start?a#b', 'a URL with a locale gets only the base path'],
  ['/en/start', '/docs/ar/start', '/docs/en/start', 'the locale of the text is replaced'],
  ['/picture.png', '/docs/picture.png', '/docs/picture.png', 'a file gets it'],
  ['/_assets/a.b.pdf#2', '/docs/_assets/a.b.pdf#2', '/docs/_assets/a.b.pdf#2', 'a file of the content gets it'],
  ['//away.example/docs', '//away.example/docs', '//away.example/docs', 'other sites are unchanged'],
  ['#end', '#end', '#end', 'a fragment is unchanged'],
] as const)('with a base path, %s becomes %s or %s: %s', ([address, several, one]) => {
  const base = '/docs';
  expect(localiseUrl(address, arabic, { ...manyLanguages, base }, english)).toBe(several);
  expect(localiseUrl(address, english, { ...oneLanguage, base })).toBe(one);
});

test('a URL that already has base path and locale is unchanged', () => {
  const site = { ...manyLanguages, base: '/docs' };
  expect(localiseUrl('/docs/pt_br/start', arabic, site, english)).toBe('/docs/pt_br/start');
  expect(localiseUrl('/docs/en/start', arabic, site, english)).toBe('/docs/ar/start');
});

const body: TreeNode[] = [
  ['p', {}, 'See ', ['a', { href: '/en/docs', title: '/en/docs' }, '/en/docs']],
  ['cards', { to: '/docs', items: [{ link: { to: '/en', label: 'Home' } }, '/docs', null, 1] }],
];

test('links of a text in another language get the locale of the page', () => {
  expect(localiseLinks(body, { site: manyLanguages, locale: portuguese, text: english })).toEqual([
    ['p', {}, 'See ', ['a', { href: '/pt_br/docs', title: '/en/docs' }, '/en/docs']],
    ['cards', { to: '/pt_br/docs', items: [{ link: { to: '/pt_br', label: 'Home' } }, '/docs', null, 1] }],
  ]);
});

test('a translation can link to the original', () => {
  const link: TreeNode[] = [['a', { href: '/en/docs' }, 'original']];
  expect(localiseLinks(link, { site: manyLanguages, locale: arabic, text: arabic })).toEqual(link);
});

test('with one language, the same body is returned', () => {
  expect(localiseLinks(body, { site: oneLanguage, locale: english, text: english })).toBe(body);
});

test('with a base path, links get it even with one language, and images if requested', () => {
  const site = { ...oneLanguage, base: '/below' };
  const nodes: TreeNode[] = [['a', { href: '/docs' }, ['img', { src: '/a.png' }]]];
  const localise = (pictures: boolean) => localiseLinks(nodes, { site, locale: english, text: english, pictures });
  expect(localise(false)).toEqual([['a', { href: '/below/docs' }, ['img', { src: '/a.png' }]]]);
  expect(localise(true)).toEqual([['a', { href: '/below/docs' }, ['img', { src: '/below/a.png' }]]]);
});
