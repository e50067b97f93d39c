/** Checks that updated lists equal the merged lists of all pages. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexPage } from './indexed-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import { mergePages } from './merge-pages.ts';
import { updateLists } from './update-lists.ts';

const noPause = async (): Promise<void> => undefined;

// Few words, so that some are in many sections. "the" is in so many that it is very common.
const word = fc.constantFrom('the', 'oven', 'ovens', 'kiln', 'clay', 'glaze', '::', 'über', 'query', 'queryCollection');
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const section = fc.record({ title: text, content: text });
type Section = { title: string; content: string };

const toPage = (sections: readonly Section[], path: string): IndexedPage =>
  indexPage(
    sections.map(({ title, content }, index) => ({
      id: index === 0 ? path : `${path}#s${index}`,
      title,
      titles: [],
      content,
      level: index === 0 ? 1 : 2,
    })),
    'en',
  );

const page = fc.array(section, { maxLength: 4 });
/** A page, and how its sections change. */
const edited = fc.tuple(page, fc.array(fc.option(section, { nil: undefined }), { minLength: 4, maxLength: 4 }));

test('updates lists as if all pages were merged', async () => {
  let updates = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(page, { minLength: 20, maxLength: 40 }),
      fc.array(fc.tuple(fc.nat(19), edited), { minLength: 1, maxLength: 3 }),
      async (others, edits) => {
        const before = others.map((sections, index) => toPage(sections, `/p${index}`));
        const after = [...before];
        for (const [index, [sections, changes]] of edits) {
          before[index] = toPage(sections, `/p${index}`);
          const changed = sections.map((section, at) => changes[at] ?? section);
          after[index] = toPage(changed, `/p${index}`);
        }
        const changes = before.flatMap((page, index) => {
          const now = after[index];
          const first = before.slice(0, index).reduce((sum, { sections }) => sum + sections.length, 0);
          return now && now !== page ? [{ first, before: page, after: now }] : [];
        });
        const updated = updateLists(await mergePages(before, noPause), after, changes);
        if (!updated) return;
        updates += 1;
        expect(updated).toEqual(await mergePages(after, noPause));
      },
    ),
  );
  expect(updates).toBeGreaterThan(10);
});

const filler = Array.from({ length: 60 }, (_, index) =>
  toPage([{ title: `Page ${index}`, content: `the oven number${index}` }], `/f${index}`),
);

/** Merges the filler with one more page, and updates the lists for a change of that page. */
async function editLast(before: Section, after: Section) {
  const [old, now] = [toPage([before], '/last'), toPage([after], '/last')];
  const lists = await mergePages([...filler, old], noPause);
  const updated = updateLists(lists, [...filler, now], [{ first: filler.length, before: old, after: now }]);
  return { updated, merged: await mergePages([...filler, now], noPause) };
}

test('adds and removes terms, and keeps the lists of very common words', async () => {
  const { updated, merged } = await editLast(
    { title: 'The last', content: 'the oven kiln' },
    { title: 'The end', content: 'the oven clay' },
  );
  expect(updated?.terms).toContain('clay');
  expect(updated?.terms).not.toContain('kiln');
  expect(updated).toEqual(merged);
});

test('returns no lists if the rounded average length changes', async () => {
  const { updated } = await editLast(
    { title: 'The last', content: 'the oven' },
    { title: 'The last', content: 'the oven '.repeat(900) },
  );
  expect(updated).toBeUndefined();
});

test('returns no lists if a word becomes very common', async () => {
  const rare = Array.from({ length: 59 }, (_, index) =>
    toPage([{ title: `Page ${index}`, content: index < 18 ? 'clay pot' : 'iron pot' }], `/r${index}`),
  );
  const [old, now] = ['iron pot', 'clay pot'].map((content) => toPage([{ title: 'Last', content }], '/last'));
  if (!old || !now) throw new Error('There are two pages.');
  const lists = await mergePages([...rare, old], noPause);
  expect(updateLists(lists, [...rare, now], [{ first: 59, before: old, after: now }])).toBeUndefined();
});

test('returns no lists that were made from another page', async () => {
  const [real, other, now] = ['oven', 'kiln', 'clay'].map((content) => toPage([{ title: 'Last', content }], '/last'));
  if (!real || !other || !now) throw new Error('There are three pages.');
  const lists = await mergePages([...filler, real], noPause);
  const changes = [{ first: filler.length, before: other, after: now }];
  expect(updateLists(lists, [...filler, now], changes)).toBeUndefined();
});
