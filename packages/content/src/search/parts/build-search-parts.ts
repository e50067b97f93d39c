import { stemmingSteps } from '../words/word-forms.ts';
import { writeBundles } from './bundles.ts';
import { splitAtKeys } from '../../chunking/split-at-keys.ts';
import type { IndexedPage, IndexedSection } from './indexed-page.ts';
import { mergePages } from './merge-pages.ts';
import type { Pause, TermLists } from './merge-pages.ts';
import { writeAscending } from './numbers.ts';
import { HASH_DIGITS, MAX_NAMES_IN_ROOT, NAMES_PER_PART, partName } from './part-names.ts';
import type { PartKind } from './part-names.ts';
import { writePostingsPart } from './postings-part.ts';
import { INDEX_FORMAT } from './search-root.ts';
import type { SearchRoot } from './search-root.ts';
import { separatorsOf } from './separators.ts';
import { writeTerms } from './term-list.ts';

/** Pages of one collection, in reading order. */
export interface SearchGroup {
  /** Name of the collection. */
  collection: string;
  /** Indexed pages of the collection. */
  pages: readonly IndexedPage[];
}

/** The index of one language, split into parts. */
export interface SearchParts {
  /** Root of the index, without the fields that depend on other languages. */
  root: Omit<SearchRoot, 'version' | 'translated'>;
  /** Texts of the parts by file name. */
  files: Map<string, string>;
}

/**
 * Target size of parts in characters, uncompressed. Smaller parts send less unneeded data, larger ones compress better.
 */
const SIZES = { terms: 8000, postings: 6000, texts: 6000 };
/**
 * Up to this total length of all texts, parts with postings and texts have the size above; it is doubled whenever the
 * total length quadruples. Otherwise the root of a large index would mostly consist of names of parts, and the postings
 * of a word would be in several parts.
 */
const LENGTH_OF_SMALL_INDEX = 32_000_000;
/** Maximum number of terms of titles in the root, which every search loads first. */
const MAX_TITLE_TERMS = 4000;

/** Options of `buildSearchParts`. */
export interface BuildPartsOptions {
  /** Returns a hash of a text as hexadecimal digits, at least {@link HASH_DIGITS} of them. */
  hash: (text: string) => string;
  /**
   * Called between steps of the work.
   * @default does nothing
   */
  pause?: Pause;
  /**
   * Terms of the pages with their postings.
   * @default the merged terms of all pages
   */
  lists?: TermLists;
}

/** Builds the index of one language in parts. The same pages give the same bytes, and an edit changes few parts. */
export async function buildSearchParts(
  groups: readonly SearchGroup[],
  locale: string,
  { hash, pause = async () => undefined, lists }: BuildPartsOptions,
): Promise<SearchParts> {
  const pages = groups.flatMap((group) => group.pages);
  const sections = pages.flatMap((page) => page.sections);
  const merged = lists ?? (await mergePages(pages, pause));
  const { terms } = merged;
  await pause();
  const files = new Map<string, string>();
  /** Adds parts and returns their concatenated hashes. */
  const add = (kind: PartKind, texts: readonly string[]): string =>
    texts
      .map((text) => {
        const partHash = hash(text).slice(0, HASH_DIGITS);
        files.set(partName(kind, partHash), text);
        return partHash;
      })
      .join('');

  const factor = partFactor(sections);
  const postingStarts = splitAtKeys(
    merged.postings.map(({ length }, index) => ({ key: terms[index] ?? '', length })),
    SIZES.postings * factor,
  );
  const postings = add(
    'places',
    slices(terms, postingStarts).map((part, index) =>
      writePostingsPart(part, merged.postings.slice(postingStarts[index], postingStarts[index + 1])),
    ),
  );
  await pause();

  const termStarts = cutLetters(terms, SIZES.terms);
  const termParts = slices(terms, termStarts).map(writeTerms);
  const termHashes = add('terms', termParts);
  await pause();

  const textStarts = splitAtKeys(
    sections.map(({ id, text }) => ({ key: id, length: text.length })),
    SIZES.texts * factor,
  );
  const textHashes = add(
    'texts',
    slices(sections, textStarts).map((part) => `[${part.map(({ text }) => text).join(',\n')}]`),
  );
  const isNamedInRoot = textStarts.length <= MAX_NAMES_IN_ROOT;
  const textNames = isNamedInRoot ? '' : add('names', cutText(textHashes, NAMES_PER_PART * HASH_DIGITS));
  await pause();
  const bundles = add('bundle', writeBundles(files));
  return {
    root: {
      ...describe(groups),
      form: INDEX_FORMAT,
      locale,
      steps: stemmingSteps(locale),
      terms: {
        firsts: writeTerms(termStarts.map((start) => terms[start] ?? '')),
        hashes: termHashes,
      },
      titled: listTitled(merged),
      postings: { firsts: writeTerms(separatorsOf(terms, postingStarts)), hashes: postings },
      texts: { starts: writeAscending(textStarts), hashes: isNamedInRoot ? textHashes : '', names: textNames },
      bundles,
    },
    files,
  };
}

function describe(groups: readonly SearchGroup[]): Pick<SearchRoot, 'sections' | 'pages' | 'groups'> {
  const pages: number[] = [];
  const starts: [string, number][] = [];
  let count = 0;
  for (const { collection, pages: groupPages } of groups) {
    const sections = groupPages.flatMap((page): readonly IndexedSection[] => page.sections);
    if (sections.length > 0) starts.push([collection, count]);
    for (const { id } of sections) {
      if (!id.includes('#')) pages.push(count);
      count += 1;
    }
  }
  return { sections: count, pages: writeAscending(pages), groups: starts };
}

/** Returns by how much parts with postings and texts are larger than those of a small index. */
export function partFactor(sections: readonly Pick<IndexedSection, 'text'>[]): number {
  const total = sections.reduce((sum, { text }) => sum + text.length, 0);
  const doublings = Math.floor(Math.log2(Math.max(total, 1) / LENGTH_OF_SMALL_INDEX) / 2) + 1;
  return 2 ** Math.max(0, doublings);
}

function listTitled({ terms, titled }: TermLists): SearchRoot['titled'] {
  const indexes = Array.from(titled, (count, index) => ({ count, index }))
    .filter(({ count }) => count > 0)
    // Terms are sorted, so that equal counts are in the order of terms.
    .sort((a, b) => b.count - a.count || a.index - b.index)
    .slice(0, MAX_TITLE_TERMS)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
  return writeTerms(indexes.map((index) => terms[index] ?? ''));
}

/**
 * Returns the starts of parts with terms. They are split between first letters, so that a letter is in one part only.
 */
function cutLetters(terms: readonly string[], size: number): number[] {
  const starts: number[] = [];
  let length = 0;
  for (const [index, term] of terms.entries()) {
    const isFull = length + term.length > size && term[0] !== terms[index - 1]?.[0];
    if (index === 0 || isFull) {
      starts.push(index);
      length = 0;
    }
    length += term.length + 1;
  }
  return starts;
}

function slices<Entry>(entries: readonly Entry[], starts: readonly number[]): Entry[][] {
  return starts.map((start, part) => entries.slice(start, starts[part + 1]));
}

function cutText(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}
