import { expect, test } from 'vitest';
import { indexPage } from '../search/parts/indexed-page.ts';
import { mergePages } from '../search/parts/merge-pages.ts';
import type { TermLists } from '../search/parts/merge-pages.ts';
import { mergeCached } from './merge-cached.ts';
import type { HashedPage, IndexEntry } from './merge-cached.ts';

const noPause = async (): Promise<void> => undefined;

/** Indexes a page. Each text is a section. */
function toPage(key: string, texts: readonly string[]): HashedPage {
  const sections = texts.map((content, index) => ({
    id: index === 0 ? key : `${key}#s${index}`,
    title: `Section ${index}`,
    titles: [],
    content,
    level: index === 0 ? 1 : 2,
  }));
  return { hash: texts.join('|'), page: indexPage(sections, 'en') };
}

const pages = Array.from({ length: 20 }, (_, index): IndexEntry => {
  const key = `/p${index}`;
  return { key, ...toPage(key, [`oven number${index}`, 'clay']) };
});

/** Replaces the texts of one page. */
function edit(entries: readonly IndexEntry[], at: number, texts: readonly string[]): IndexEntry[] {
  return entries.map((entry, index) =>
    index === at ? { key: entry.key, ...toPage(entry.key, texts), before: entry } : entry,
  );
}

const mergeAll = async (entries: readonly IndexEntry[]): Promise<TermLists> =>
  await mergePages(
    entries.map(({ page }) => page),
    noPause,
  );

/** Merges pages, given the lists from before the change. */
async function mergeAgain(entries: readonly IndexEntry[]): Promise<{ lists: TermLists; mergedAll: boolean }> {
  let mergedAll = false;
  const last = { pages: pages.map(({ key, hash }) => [key, hash] as const), lists: await mergeAll(pages) };
  const lists = await mergeCached(entries, last, async () => {
    mergedAll = true;
  });
  return { lists, mergedAll };
}

test('updates the lists for an edited page', async () => {
  const edited = edit(pages, 3, ['oven number3', 'glaze']);
  expect(await mergeAgain(edited)).toEqual({ lists: await mergeAll(edited), mergedAll: false });
});

test.for<[string, IndexEntry[]]>([
  ['has more sections', edit(pages, 3, ['oven number3', 'clay', 'clay'])],
  ['has fewer sections', edit(pages, 3, ['oven number3'])],
  ['was added', [...pages, { key: '/new', ...toPage('/new', ['kiln']) }]],
  ['was removed', pages.slice(1)],
  ['was moved', [...pages.slice(1), ...pages.slice(0, 1)]],
])('merges all pages if a page %s', async ([, entries]) => {
  expect(await mergeAgain(entries)).toEqual({ lists: await mergeAll(entries), mergedAll: true });
});

test('merges all pages if the lists were made from another version of a page than the cached one', async () => {
  const edited = edit(edit(pages, 3, ['oven number3', 'kiln']), 3, ['oven number3', 'glaze']);
  expect(await mergeAgain(edited)).toEqual({ lists: await mergeAll(edited), mergedAll: true });
});

test('merges all pages if more than a tenth have changed', async () => {
  const edited = [1, 2, 3].reduce((entries, at) => edit(entries, at, ['oven', 'glaze']), pages);
  expect(await mergeAgain(edited)).toEqual({ lists: await mergeAll(edited), mergedAll: true });
});
