import { expect, test } from 'vitest';
import type { SearchSection } from '../search-sections.ts';
import { buildSearchParts } from './build-search-parts.ts';
import { readRising } from './numbers.ts';
import { readTerms } from './term-list.ts';
import { writeTranslated } from './translated.ts';

function sectionOf(id: string, title: string, content = ''): SearchSection {
  return { id, title, titles: [], content, level: id.includes('#') ? 2 : 1 };
}

const sections = Array.from({ length: 120 }, (_, place) =>
  sectionOf(`/en/${place}`, `Page ${place}`, `the word${place} ${'lorem ipsum '.repeat(20)}`),
);

test('the same sections give the same bytes', async () => {
  const build = async () => await buildSearchParts([{ collection: 'docs', sections }], 'en');
  expect(await build()).toEqual(await build());
});

test('every term is in a part, in order, and parts are cut between first letters', async () => {
  const { root, files } = await buildSearchParts([{ collection: 'docs', sections }], 'en');
  const starts = readRising(root.terms.starts);
  const parts = starts.map((_, part) => readTerms(files.get(`terms-${part}.txt`) ?? ''));
  const terms = parts.flat();
  expect(terms).toEqual([...new Set(terms)].sort());
  expect(terms).toContain('word119');
  expect(parts.map(([first]) => first)).toEqual(readTerms(root.terms.firsts));
  const lines = [...files].filter(([name]) => name.startsWith('places')).flatMap(([, text]) => text.split('\n'));
  expect(lines).toHaveLength(terms.length);
});

test('a word that is nearly everywhere is listed by titles alone', async () => {
  const { root, files } = await buildSearchParts([{ collection: 'docs', sections }], 'en');
  const terms = [...files].filter(([name]) => name.startsWith('terms')).flatMap(([, text]) => readTerms(text));
  const lines = [...files].filter(([name]) => name.startsWith('places')).flatMap(([, text]) => text.split('\n'));
  const lengthOf = (term: string): number => lines[terms.indexOf(term)]?.length ?? 0;
  expect(lengthOf('lorem')).toBeLessThan(6);
  expect(lengthOf('page')).toBeGreaterThan(100);
  expect(root.sections).toBe(120);
});

test('collections and pages are known by their first sections', async () => {
  const { root } = await buildSearchParts(
    [
      { collection: 'docs', sections: [sectionOf('/a', 'A'), sectionOf('/a#b', 'B'), sectionOf('/c', 'C')] },
      { collection: 'empty', sections: [] },
      { collection: 'blog', sections: [sectionOf('/d', 'D')] },
    ],
    'en',
  );
  expect(root.groups).toEqual([
    ['docs', 0],
    ['blog', 3],
  ]);
  expect(readRising(root.pages)).toEqual([0, 2, 3]);
});

test('an index of nothing is an index', async () => {
  const { root, files } = await buildSearchParts([], 'en');
  expect([root.sections, files.size]).toEqual([0, 0]);
});

test('what is translated is known by its borders', () => {
  const originals = ['/en/a', '/en/a#x', '/en/b', '/en/c', '/en'].map((id) => sectionOf(id, id));
  const own = ['/fr/c', '/fr/a', '/fr/other', '/fr'].map((id) => sectionOf(id, id));
  const groups = (all: SearchSection[]) => [{ collection: 'docs', sections: all }];
  const borders = writeTranslated(groups(originals), groups(own), { fallback: 'en', locale: 'fr' });
  expect(readRising(borders)).toEqual([0, 2, 3, 5]);
});
