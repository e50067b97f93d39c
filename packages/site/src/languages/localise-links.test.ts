import type { TreeNode } from '@recto/content';
import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { localiseAddress } from './localise-address.ts';
import { localiseLinks } from './localise-links.ts';

const [english, portuguese, arabic] = manyLanguages.locales as [
  (typeof manyLanguages.locales)[0],
  (typeof manyLanguages.locales)[0],
  (typeof manyLanguages.locales)[0],
];

test.for([
  ['/docs/start', '/ar/docs/start', 'gets a language'],
  ['/', '/ar', 'of the home gets one too'],
  ['/docs?a=/b//c#d/e', '/ar/docs?a=/b//c#d/e', 'keeps what follows its path'],
  ['/pt_br/docs', '/pt_br/docs', 'with a language keeps it'],
  ['/en/docs', '/ar/docs', 'in the language of the text is led on'],
  ['/picture.png', '/picture.png', 'of a file has no language'],
  ['/api/query', '/api/query', 'of a call has none'],
  ['//away.example/docs', '//away.example/docs', 'of another site is not ours'],
  ['https://away.example/docs', 'https://away.example/docs', 'of another site is not ours'],
  ['#end', '#end', 'within the page stays'],
  ['../other', '../other', 'beside the page stays'],
  ['', '', 'that is empty stays'],
] as const)('%s becomes %s: an address that %s', ([address, localised]) => {
  expect(localiseAddress(address, arabic, manyLanguages, english)).toBe(localised);
});

test('in one language no address changes', () => {
  expect(localiseAddress('/docs/', english, oneLanguage)).toBe('/docs/');
});

test.for([
  [
    '/docs/start',
    '/docs/ar/docs/start',
    '/docs/docs/start',
    'of a page is written without the folder, whatever it is called',
  ],
  ['/', '/docs/ar', '/docs', 'of the home gets it'],
  ['/pt_br/start?a#b', '/docs/pt_br/start?a#b', '/docs/pt_br/start?a#b', 'with a language gets it alone'],
  ['/en/start', '/docs/ar/start', '/docs/en/start', 'in the language of the text is led on'],
  ['/picture.png', '/docs/picture.png', '/docs/picture.png', 'of a file gets it'],
  ['/_assets/a.b.pdf#2', '/docs/_assets/a.b.pdf#2', '/docs/_assets/a.b.pdf#2', 'of a file beside content gets it'],
  ['//away.example/docs', '//away.example/docs', '//away.example/docs', 'of another site is not ours'],
  ['#end', '#end', '#end', 'within the page stays'],
] as const)('below a folder, %s becomes %s or %s: an address that %s', ([address, several, one]) => {
  const base = '/docs';
  expect(localiseAddress(address, arabic, { ...manyLanguages, base }, english)).toBe(several);
  expect(localiseAddress(address, english, { ...oneLanguage, base })).toBe(one);
});

test('an address that the site itself made, folder and language in it, stays', () => {
  const site = { ...manyLanguages, base: '/docs' };
  expect(localiseAddress('/docs/pt_br/start', arabic, site, english)).toBe('/docs/pt_br/start');
  expect(localiseAddress('/docs/en/start', arabic, site, english)).toBe('/docs/ar/start');
});

const body: TreeNode[] = [
  ['p', {}, 'See ', ['a', { href: '/en/docs', title: '/en/docs' }, '/en/docs']],
  ['cards', { to: '/docs', items: [{ link: { to: '/en', label: 'Home' } }, '/docs', null, 1] }],
];

test('links of a text in another language lead on in the reader’s', () => {
  expect(localiseLinks(body, { site: manyLanguages, locale: portuguese, text: english })).toEqual([
    ['p', {}, 'See ', ['a', { href: '/pt_br/docs', title: '/en/docs' }, '/en/docs']],
    ['cards', { to: '/pt_br/docs', items: [{ link: { to: '/pt_br', label: 'Home' } }, '/docs', null, 1] }],
  ]);
});

test('a translation may link to the original', () => {
  const link: TreeNode[] = [['a', { href: '/en/docs' }, 'original']];
  expect(localiseLinks(link, { site: manyLanguages, locale: arabic, text: arabic })).toEqual(link);
});

test('in one language the body stays the very same', () => {
  expect(localiseLinks(body, { site: oneLanguage, locale: english, text: english })).toBe(body);
});

test('below a folder, links of a text get it in one language, too, and pictures where it is asked for', () => {
  const site = { ...oneLanguage, base: '/below' };
  const nodes: TreeNode[] = [['a', { href: '/docs' }, ['img', { src: '/a.png' }]]];
  const localise = (pictures: boolean) => localiseLinks(nodes, { site, locale: english, text: english, pictures });
  expect(localise(false)).toEqual([['a', { href: '/below/docs' }, ['img', { src: '/a.png' }]]]);
  expect(localise(true)).toEqual([['a', { href: '/below/docs' }, ['img', { src: '/below/a.png' }]]]);
});
