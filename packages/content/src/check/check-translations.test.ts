import { expect, test } from 'vitest';
import { checkTranslations } from './check-translations.ts';
import type { CheckedFile } from './checked-file.ts';

const HASH = '0123456789abcdef';
const LOCALES = ['en', 'fr', 'de'];

function file(path: string, fields: Partial<CheckedFile> = {}): CheckedFile {
  return {
    file: `${path.slice(1)}.md`,
    locale: path.split('/')[1],
    draft: false,
    paths: [{ collection: 'docs', path, isPage: true }],
    ids: undefined,
    urls: [],
    imagesWithoutAlt: [],
    formerPaths: [],
    head: undefined,
    isUnlisted: false,
    hash: HASH,
    source: undefined,
    ...fields,
  };
}

const withSourceHash = (hash: unknown) => ({ source: { hash, line: 3 } });
const data = (path: string, fields: Partial<CheckedFile> = {}) =>
  file(path, { paths: [{ collection: 'info', path, isPage: false }], ...fields });

test('lists untranslated pages, without drafts and data', () => {
  const files = [
    file('/en'),
    file('/en/a'),
    file('/en/b'),
    file('/en/c', { draft: true }),
    data('/en/d'),
    file('/fr'),
    file('/fr/b', { draft: true }),
  ];
  expect(checkTranslations(files, LOCALES)).toEqual({
    errors: [],
    warnings: [],
    languages: [
      { locale: 'fr', pages: 3, untranslated: ['/en/a', '/en/b'] },
      { locale: 'de', pages: 3, untranslated: ['/en', '/en/a', '/en/b'] },
    ],
  });
});

test('a page of two collections is one page', () => {
  const paths = ['docs', 'all'].map((collection) => ({ collection, path: '/en/a', isPage: true }));
  expect(checkTranslations([file('/en/a', { paths })], ['en', 'fr']).languages).toEqual([
    { locale: 'fr', pages: 1, untranslated: ['/en/a'] },
  ]);
});

test('the same path in another collection is not a translation', () => {
  const paths = [{ collection: 'blog', path: '/fr/a', isPage: true }];
  const { errors, languages } = checkTranslations([file('/en/a'), file('/fr/a', { paths })], ['en', 'fr']);
  expect(errors.map(({ code }) => code)).toEqual(['translation/source']);
  expect(languages).toEqual([{ locale: 'fr', pages: 1, untranslated: ['/en/a'] }]);
});

test('with one language there is nothing to compare', () => {
  expect(checkTranslations([file('/en/a', withSourceHash('x'))], ['en'])).toEqual({
    errors: [],
    warnings: [],
    languages: [],
  });
});

test.for([
  ['a page without an original', [file('/fr/a')], true],
  ['a draft without an original', [file('/fr/a', { draft: true })], true],
  ['a page whose original is a draft', [file('/en/a', { draft: true }), file('/fr/a')], true],
  ['a draft whose original is a draft', [file('/en/a', { draft: true }), file('/fr/a', { draft: true })], false],
  ['a page whose original also has a draft', [file('/en/a'), file('/en/a', { draft: true }), file('/fr/a')], false],
  ['data without an original', [data('/fr/a')], false],
  ['data with a source hash', [data('/fr/a', withSourceHash(HASH))], true],
  ['a page without a language', [file('/a', { locale: undefined })], false],
] as const)('%s is orphaned: %s', ([, files, isLeftOver]) => {
  const { errors } = checkTranslations(files, LOCALES);
  expect(errors.map(({ code }) => code)).toEqual(isLeftOver ? ['translation/source'] : []);
});

test('reports why a translation is orphaned', () => {
  const files = [file('/fr/a'), file('/en/b', { draft: true }), file('/fr/b')];
  expect(checkTranslations(files, ['en', 'fr']).errors.map(String)).toEqual([
    'fr/a.md: This translation has no original in the default language, en.\n' +
      '  Give it the same name and folder as its original, or write the original first.',
    'fr/b.md: This translation is published, but its original, en/b.md, is a draft.\n' +
      '  Make the translation a draft too, or publish the original.',
  ]);
});

test('a translation with the hash of its source is up to date', () => {
  const { errors, warnings } = checkTranslations([file('/en/a'), file('/fr/a', withSourceHash(HASH))], ['en', 'fr']);
  expect([...errors, ...warnings]).toEqual([]);
});

test('a translation with another hash is outdated, and the hash to set is reported', () => {
  const files = [
    file('/en/a'),
    file('/fr/a', withSourceHash('f'.repeat(16))),
    data('/en/b'),
    data('/fr/b', withSourceHash('0'.repeat(16))),
  ];
  const { errors, warnings } = checkTranslations(files, ['en', 'fr']);
  expect(errors).toEqual([]);
  expect(warnings.map(String)).toEqual([
    'fr/a.md:3: en/a.md has changed since this was translated.\n' +
      `  Update the translation, then set sourceHash: "${HASH}"`,
    'fr/b.md:3: en/b.md has changed since this was translated.\n' +
      `  Update the translation, then set sourceHash: "${HASH}"`,
  ]);
  expect(warnings[0]?.code).toBe('translation/outdated');
});

test.for([['abc'], [12345678], [true], ['0123456789ABCDEF']])('%o is not a hash', ([hash]) => {
  const { errors, warnings } = checkTranslations([file('/en/a'), file('/fr/a', withSourceHash(hash))], ['en', 'fr']);
  expect(warnings).toEqual([]);
  expect(errors.map(String)).toEqual([
    `fr/a.md:3: "sourceHash" is ${JSON.stringify(hash)}, which is not 16 hexadecimal digits.\n` +
      `  If the translation is up to date with en/a.md, set sourceHash: "${HASH}"`,
  ]);
});

test('the hash in a source file is ignored', () => {
  expect(checkTranslations([file('/en/a', withSourceHash('x')), file('/fr/a')], ['en', 'fr']).errors).toEqual([]);
});
