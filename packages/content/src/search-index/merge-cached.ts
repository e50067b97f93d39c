import type { IndexedPage } from '../search/parts/indexed-page.ts';
import { mergePages } from '../search/parts/merge-pages.ts';
import type { Pause, TermLists } from '../search/parts/merge-pages.ts';
import { updateLists } from '../search/parts/update-lists.ts';
import type { ChangedPage } from '../search/parts/update-lists.ts';

/** An indexed page, with a hash of everything that it was made from. */
export interface HashedPage {
  /** Hash of the page, its language and its options. */
  hash: string;
  /** Indexed page. */
  page: IndexedPage;
}

/** A page of an index. */
export interface IndexEntry extends HashedPage {
  /** Identifies the page in the cache. */
  key: string;
  /** The page in the cache, if it has another hash. */
  before?: HashedPage | undefined;
}

/** The merged terms of an index, and what they were made from. */
export interface CachedLists {
  /** Keys and hashes of all pages, in their order. */
  pages: readonly (readonly [key: string, hash: string])[];
  /** Terms with their postings. */
  lists: TermLists;
}

/** Up to this share of changed pages, it is faster to change the last lists than to merge all pages again. */
const MAX_CHANGED_SHARE = 0.1;

/** Merges the terms of pages. If only few pages have changed, only the postings of their terms are made again. */
export async function mergeCached(
  entries: readonly IndexEntry[],
  last: CachedLists | undefined,
  pause: Pause,
): Promise<TermLists> {
  const pages = entries.map(({ page }) => page);
  const changes = last && findChanges(entries, last.pages);
  return (changes && updateLists(last.lists, pages, changes)) ?? (await mergePages(pages, pause));
}

/** Returns the changed pages, or `undefined` if sections were renumbered. */
function findChanges(entries: readonly IndexEntry[], last: CachedLists['pages']): ChangedPage[] | undefined {
  if (entries.length !== last.length) return undefined;
  const changes: ChangedPage[] = [];
  let first = 0;
  for (const [index, { key, hash, page, before }] of entries.entries()) {
    const [lastKey, lastHash] = last[index] ?? [];
    if (key !== lastKey) return undefined;
    if (hash !== lastHash) {
      if (!before || before.hash !== lastHash || before.page.sections.length !== page.sections.length) return undefined;
      changes.push({ first, before: before.page, after: page });
    }
    first += page.sections.length;
  }
  return changes.length <= Math.max(1, entries.length * MAX_CHANGED_SHARE) ? changes : undefined;
}
