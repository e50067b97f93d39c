import { expect, test } from 'vitest';
import { alternatesOf, HOME, pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkAlternates } from './check-alternates.ts';

const BOTH = { en: '/en/a', fr: '/fr/a', 'x-default': '/en/a' };

const page = (path: string, alternates: Record<string, string>, lang = path.slice(1, 3)): string =>
  pageOf(path, { lang, head: alternatesOf(alternates) });

/** Errors of a site with an English and a French page, and other files. */
async function findErrors(files: Record<string, string>): Promise<string[]> {
  const all = { '/en/a': page('/en/a', BOTH), '/fr/a': page('/fr/a', BOTH), ...files };
  return renderErrors(checkAlternates(await siteOf(all)));
}

test('accepts pages that link to each other, and pages without translations', async () => {
  expect(await findErrors({ '/en/b': pageOf('/en/b') })).toEqual([]);
});

test('rejects translations on a copy of another page, and a copy as a translation', async () => {
  const standIn = pageOf('/de/a', { lang: 'de', canonical: `${HOME}/en/a`, head: alternatesOf(BOTH) });
  expect(await findErrors({ '/de/a': standIn })).toEqual([
    '/de/a According to its canonical URL, this page is a copy of another one, but it lists translations.',
  ]);
  const plain = pageOf('/de/a', { lang: 'de', canonical: `${HOME}/en/a` });
  expect(await findErrors({ '/de/a': plain, '/en/a': page('/en/a', { ...BOTH, de: '/de/a' }) })).toEqual([
    `/en/a According to its canonical URL, the translation "${HOME}/de/a" (de) is a copy of another page.`,
  ]);
});

test('requires each translation to link back with the right language', async () => {
  expect(await findErrors({ '/fr/a': pageOf('/fr/a', { lang: 'fr' }) })).toEqual([
    `/en/a The translation "${HOME}/fr/a" (fr) does not link back to this page.`,
  ]);
  const wrong = { 'en-GB': '/en/a', fr: '/fr/a', 'x-default': '/en/a' };
  expect(await findErrors({ '/fr/a': page('/fr/a', wrong) })).toEqual([
    `/en/a The translation "${HOME}/fr/a" (fr) does not link back to this page.`,
  ]);
});

test.for([
  [
    { en: '/en/b', 'x-default': '/en/b', de: '/de/none' },
    [`The translation "${HOME}/de/none" (de) is not an indexable page.`],
  ],
  [{ en: '/en/b' }, ['No translation has hreflang="x-default".']],
  [{ 'x-default': '/en/b' }, ['This page lists translations, but not itself.']],
  [
    { fr: '/en/b', 'x-default': '/en/b' },
    ['This page has the language "en", but is listed as "fr" among its translations.'],
  ],
  [{ en: '/en/b', 'x-default': '/en/b', en_GB: '/en/b' }, ['"en_GB" is not a valid language tag.']],
  [{ en: '/en/b', 'x-default': '' }, ['The URL "" is not absolute.']],
] as const)('%o', async ([alternates, expected]) => {
  const errors = await findErrors({ '/en/b': page('/en/b', alternates) });
  expect(errors).toEqual(expect.arrayContaining(expected.map((message) => `/en/b ${message}`)));
});

test('rejects a language that is listed twice', async () => {
  const head = alternatesOf(BOTH) + alternatesOf({ en: '/en/a' });
  expect(await findErrors({ '/en/a': pageOf('/en/a', { head }) })).toEqual([
    '/en/a The language "en" is listed twice.',
  ]);
});

test('does not check translations on other hosts', async () => {
  const head = `${alternatesOf({ en: '/en/b', 'x-default': '/en/b' })}<link rel="alternate" hreflang="fr" href="https://fr.example/b">`;
  expect(await findErrors({ '/en/b': pageOf('/en/b', { head }) })).toEqual([]);
});
