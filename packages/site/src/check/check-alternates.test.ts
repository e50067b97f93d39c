import { expect, test } from 'vitest';
import { alternatesOf, HOME, pageOf, said, siteOf } from '../../fixtures/check/site-of.ts';
import { checkAlternates } from './check-alternates.ts';

const BOTH = { en: '/en/a', fr: '/fr/a', 'x-default': '/en/a' };

const page = (path: string, alternates: Record<string, string>, lang = path.slice(1, 3)): string =>
  pageOf(path, { lang, head: alternatesOf(alternates) });

/** Faults between an English and a French page, and whoever else is there. */
async function faults(files: Record<string, string>): Promise<string[]> {
  const all = { '/en/a': page('/en/a', BOTH), '/fr/a': page('/fr/a', BOTH), ...files };
  return said(checkAlternates(await siteOf(all)));
}

test('pages that name each other are well, and so are those without translations', async () => {
  expect(await faults({ '/en/b': pageOf('/en/b') })).toEqual([]);
});

test('a page that stands in for another names no translations, and is none', async () => {
  const standIn = pageOf('/de/a', { lang: 'de', canonical: `${HOME}/en/a`, head: alternatesOf(BOTH) });
  expect(await faults({ '/de/a': standIn })).toEqual([
    '/de/a This page only stands in for another one, and names translations.',
  ]);
  const plain = pageOf('/de/a', { lang: 'de', canonical: `${HOME}/en/a` });
  expect(await faults({ '/de/a': plain, '/en/a': page('/en/a', { ...BOTH, de: '/de/a' }) })).toEqual([
    `/en/a The translation "${HOME}/de/a" (de) only stands in for another page.`,
  ]);
});

test('who is named names back, with the right language', async () => {
  expect(await faults({ '/fr/a': pageOf('/fr/a', { lang: 'fr' }) })).toEqual([
    `/en/a The translation "${HOME}/fr/a" (fr) does not name this page back.`,
  ]);
  const wrong = { 'en-GB': '/en/a', fr: '/fr/a', 'x-default': '/en/a' };
  expect(await faults({ '/fr/a': page('/fr/a', wrong) })).toEqual([
    `/en/a The translation "${HOME}/fr/a" (fr) does not name this page back.`,
  ]);
});

test.for([
  [{ en: '/en/b', 'x-default': '/en/b', de: '/de/none' }, [`The translation "${HOME}/de/none" (de) is no page.`]],
  [{ en: '/en/b' }, ['No translation is for everyone else.']],
  [{ 'x-default': '/en/b' }, ['This page names translations, but not itself.']],
  [{ fr: '/en/b', 'x-default': '/en/b' }, ['This page is in "en", and calls itself "fr" among its translations.']],
  [{ en: '/en/b', 'x-default': '/en/b', en_GB: '/en/b' }, ['"en_GB" is no language.']],
  [{ en: '/en/b', 'x-default': '' }, ['The address "" is not whole.']],
] as const)('%o', async ([alternates, expected]) => {
  const found = await faults({ '/en/b': page('/en/b', alternates) });
  expect(found).toEqual(expect.arrayContaining(expected.map((message) => `/en/b ${message}`)));
});

test('a language is named once', async () => {
  const head = alternatesOf(BOTH) + alternatesOf({ en: '/en/a' });
  expect(await faults({ '/en/a': pageOf('/en/a', { head }) })).toEqual(['/en/a The language "en" is named twice.']);
});

test('languages at other hosts are not asked', async () => {
  const head = `${alternatesOf({ en: '/en/b', 'x-default': '/en/b' })}<link rel="alternate" hreflang="fr" href="https://fr.example/b">`;
  expect(await faults({ '/en/b': pageOf('/en/b', { head }) })).toEqual([]);
});
