import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchSection } from '../search-sections.ts';
import { buildSearchParts, partFactor } from './build-search-parts.ts';
import type { BuildPartsOptions } from './build-search-parts.ts';
import type { SearchParts } from './build-search-parts.ts';
import { indexPage } from './indexed-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import { readAscending } from './numbers.ts';
import { MAX_NAMES_IN_ROOT, NAMES_PER_PART, listNames } from './part-names.ts';
import { readPostingsPart } from './postings-part.ts';
import { readTerms } from './term-list.ts';
import { writeTranslated } from './translated.ts';

const HASHED: BuildPartsOptions = { hash: (text) => hash('sha256', text) };

function sectionOf(id: string, title: string, content = ''): SearchSection {
  return { id, title, titles: [], content, level: id.includes('#') ? 2 : 1 };
}

function pageOf(...pageSections: SearchSection[]): IndexedPage {
  return indexPage(pageSections, 'en');
}

/** Returns the encoded postings by term. */
function postingsOf(root: SearchParts['root'], files: SearchParts['files']): Map<string, string> {
  const parts = listNames('places', root.postings.hashes).map((name) => readPostingsPart(files.get(name) ?? ''));
  return new Map(parts.flatMap((part) => [...part]));
}

const sections = Array.from({ length: 120 }, (_, index) =>
  sectionOf(`/en/${index}`, `Page ${index}`, `the word${index} ${'lorem ipsum '.repeat(20)}`),
);

test('returns the same bytes for the same sections', async () => {
  const build = async () =>
    await buildSearchParts(
      [{ collection: 'docs', pages: sections.map((one) => indexPage([one], 'en')) }],
      'en',
      HASHED,
    );
  expect(await build()).toEqual(await build());
});

test('puts all terms in parts in order, and splits parts between first letters', async () => {
  const { root, files } = await buildSearchParts(
    [{ collection: 'docs', pages: sections.map((one) => indexPage([one], 'en')) }],
    'en',
    HASHED,
  );
  const parts = listNames('terms', root.terms.hashes).map((name) => readTerms(files.get(name) ?? ''));
  const terms = parts.flat();
  expect(terms).toEqual([...new Set(terms)].sort());
  expect(terms).toContain('word119');
  expect(parts.map(([first]) => first)).toEqual(readTerms(root.terms.firsts));
  expect([...postingsOf(root, files).keys()]).toEqual(terms);
});

test('lists only sections with the word in their title for a very common word', async () => {
  const { root, files } = await buildSearchParts(
    [{ collection: 'docs', pages: sections.map((one) => indexPage([one], 'en')) }],
    'en',
    HASHED,
  );
  const postings = postingsOf(root, files);
  const lengthOf = (term: string): number => postings.get(term)?.length ?? 0;
  expect(lengthOf('lorem')).toBeLessThan(6);
  expect(lengthOf('page')).toBeGreaterThan(100);
  expect(root.sections).toBe(120);
});

test('stores the first sections of collections and pages', async () => {
  const { root } = await buildSearchParts(
    [
      {
        collection: 'docs',
        pages: [pageOf(sectionOf('/a', 'A'), sectionOf('/a#b', 'B')), pageOf(sectionOf('/c', 'C'))],
      },
      { collection: 'empty', pages: [] },
      { collection: 'blog', pages: [pageOf(sectionOf('/d', 'D'))] },
    ],
    'en',
    HASHED,
  );
  expect(root.groups).toEqual([
    ['docs', 0],
    ['blog', 3],
  ]);
  expect(readAscending(root.pages)).toEqual([0, 2, 3]);
});

test('builds an empty index', async () => {
  const { root, files } = await buildSearchParts([], 'en', HASHED);
  expect([root.sections, files.size]).toEqual([0, 0]);
});

test('writeTranslated stores ranges of translated sections', () => {
  const originals = ['/en/a', '/en/a#x', '/en/b', '/en/c', '/en'].map((id) => sectionOf(id, id));
  const translations = ['/fr/c', '/fr/a', '/fr/other', '/fr'].map((id) => sectionOf(id, id));
  const groups = (all: SearchSection[]) => [{ collection: 'docs', pages: [pageOf(...all)] }];
  const borders = writeTranslated(groups(originals), groups(translations), { fallback: 'en', locale: 'fr' });
  expect(readAscending(borders)).toEqual([0, 2, 3, 5]);
});

test('changes few parts for an edited page, and uses each name for one text only', async () => {
  const pagesOf = (edited?: string) =>
    Array.from({ length: 400 }, (_, index) =>
      pageOf(
        sectionOf(`/en/${index}`, `Page ${index}`, `word${index} ${'lorem ipsum '.repeat(60)}`),
        sectionOf(
          `/en/${index}#more`,
          `More ${index * 7}`,
          index === 200 && edited !== undefined ? edited : `w${index}`,
        ),
      ),
    );
  const build = async (edited?: string) =>
    await buildSearchParts([{ collection: 'docs', pages: pagesOf(edited) }], 'en', HASHED);
  const before = await build();
  const after = await build('a quetzal');
  const added = [...after.files.keys()].filter((name) => !before.files.has(name));
  const kinds = Object.entries(Object.groupBy(added, (name) => name.split('-')[0] ?? ''));
  expect(before.files.size).toBeGreaterThan(50);
  expect(added.length).toBeLessThan(14);
  expect(kinds.find(([kind]) => kind === 'texts')?.[1]).toHaveLength(1);
  for (const [name, text] of after.files) expect(before.files.get(name) ?? text).toBe(text);
});

test('names of texts are in the root, or in parts if they are many', async () => {
  const buildPages = async (count: number) => {
    const text = JSON.stringify('a'.repeat(4600));
    const pages = Array.from({ length: count }, (_, index): IndexedPage => ({
      terms: '',
      sections: [{ id: `/en/${index}`, text: `[${index},${text}]`, length: 4600, titled: 0, words: '' }],
    }));
    return await buildSearchParts([{ collection: 'docs', pages }], 'en', HASHED);
  };
  const few = await buildPages(20);
  const many = await buildPages(MAX_NAMES_IN_ROOT + 1);
  const namesOf = ({ files }: SearchParts, kind: string): string[] =>
    [...files.keys()].filter((name) => name.startsWith(`${kind}-`)).toSorted();
  expect(listNames('texts', few.root.texts.hashes).toSorted()).toEqual(namesOf(few, 'texts'));
  expect(namesOf(few, 'names')).toEqual([]);
  const names = listNames('names', many.root.texts.names);
  expect(names).toHaveLength(Math.ceil((MAX_NAMES_IN_ROOT + 1) / NAMES_PER_PART));
  const hashes = names.map((name) => many.files.get(name)).join('');
  expect(listNames('texts', hashes).toSorted()).toEqual(namesOf(many, 'texts'));
  expect(many.root.texts.hashes).toBe('');
});

test.for([
  [0, 1],
  [31, 1],
  [33, 2],
  [127, 2],
  [129, 4],
] as const)('with %d million characters, parts are larger by the factor %d', ([millions, factor]) => {
  const text = 'a'.repeat(1_000_000);
  expect(partFactor(Array.from({ length: millions }, () => ({ text })))).toBe(factor);
});
