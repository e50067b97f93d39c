import type { SearchSection } from '../search-sections.ts';
import { wordFormSteps } from '../words/word-forms.ts';
import { cutCrates } from './crates.ts';
import { writeRising } from './numbers.ts';
import { writePostings } from './postings.ts';
import type { Posting } from './postings.ts';
import { FORM } from './search-root.ts';
import type { SearchRoot } from './search-root.ts';
import { compareTerms, writeTerms } from './term-list.ts';
import { weighSection } from './weigh-section.ts';

/** Sections of one collection, in reading order. */
export interface SearchGroup {
  collection: string;
  sections: readonly SearchSection[];
}

export interface SearchParts {
  root: Omit<SearchRoot, 'version' | 'translated'>;
  /** Texts by the names of their files. */
  files: Map<string, string>;
}

/** Characters of a part, before it is compressed. Smaller ones send less that nobody asked for, larger ones compress better. */
const SIZES = { terms: 8000, postings: 6000, texts: 6000 };
/** Of terms in titles, as many as a first load can carry. */
const MOST_TITLED = 4000;
/** A word in more than this share of all sections tells them apart by their titles alone. */
const COMMON = 0.3;
const COMMON_FROM = 50;
/** Sections after which others on the same thread get their turn: a server may be answering. */
const SECTIONS_A_BREATH = 100;

async function breathe(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The index of one language, in parts. The same sections give the same bytes. */
export async function buildSearchParts(groups: readonly SearchGroup[], locale: string): Promise<SearchParts> {
  const sections = groups.flatMap((group) => group.sections);
  const { postings, titled } = await invert(sections, locale);
  const terms = [...postings.keys()].sort(compareTerms);
  const files = new Map<string, string>();

  const lines = terms.map((term) => renderPostings(postings.get(term) ?? [], titled.get(term), sections.length));
  const postingStarts = cut(lines, SIZES.postings);
  for (const [name, part] of nameParts('places', 'txt', lines, postingStarts)) files.set(name, part.join('\n'));

  const termStarts = cut(terms, SIZES.terms, (term, before) => term[0] !== before[0]);
  for (const [name, part] of nameParts('terms', 'txt', terms, termStarts)) files.set(name, writeTerms(part));

  const texts = sections.map(({ id, title, titles, content }) => JSON.stringify([id, title, titles, content]));
  const textStarts = cut(texts, SIZES.texts);
  for (const [name, part] of nameParts('texts', 'json', texts, textStarts)) files.set(name, `[${part.join(',\n')}]`);

  return {
    root: {
      ...describe(groups),
      form: FORM,
      locale,
      steps: wordFormSteps(locale),
      terms: { firsts: writeTerms(termStarts.map((start) => terms[start] ?? '')), starts: writeRising(termStarts) },
      titled: listTitled(terms, titled),
      postings: writeRising(postingStarts),
      texts: writeRising(textStarts),
      crates: cutCrates(files).length,
    },
    files,
  };
}

function describe(groups: readonly SearchGroup[]): Pick<SearchRoot, 'sections' | 'pages' | 'groups'> {
  const pages: number[] = [];
  const starts: [string, number][] = [];
  let count = 0;
  for (const { collection, sections } of groups) {
    if (sections.length > 0) starts.push([collection, count]);
    for (const { id } of sections) {
      if (!id.includes('#')) pages.push(count);
      count += 1;
    }
  }
  return { sections: count, pages: writeRising(pages), groups: starts };
}

/** Postings of each term, and the sections that have it in their titles. */
async function invert(sections: readonly SearchSection[], locale: string) {
  const averageLength = sections.reduce((sum, { content }) => sum + content.length, 0) / Math.max(sections.length, 1);
  const postings = new Map<string, Posting[]>();
  const titled = new Map<string, Set<number>>();
  for (const [section, one] of sections.entries()) {
    const weighed = weighSection(one, averageLength, locale);
    for (const [term, weight] of weighed.weights) add(postings, term, { section, weight });
    for (const term of weighed.titled) titled.set(term, (titled.get(term) ?? new Set()).add(section));
    if (section % SECTIONS_A_BREATH === 0) await breathe();
  }
  return { postings, titled };
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function renderPostings(
  postings: readonly Posting[],
  titled: ReadonlySet<number> | undefined,
  sections: number,
): string {
  const isCommon = sections >= COMMON_FROM && postings.length > sections * COMMON;
  if (!isCommon) return writePostings({ postings });
  return writePostings({ postings: postings.filter(({ section }) => titled?.has(section)), cutFrom: postings.length });
}

function listTitled(terms: readonly string[], titled: ReadonlyMap<string, ReadonlySet<number>>): SearchRoot['titled'] {
  const most = [...titled]
    .sort(([a, x], [b, y]) => y.size - x.size || compareTerms(a, b))
    .slice(0, MOST_TITLED)
    .map(([term]) => term);
  const chosen = new Set(most);
  const places = terms.flatMap((term, place) => (chosen.has(term) ? [place] : []));
  return { terms: writeTerms(places.map((place) => terms[place] ?? '')), places: writeRising(places) };
}

/** Where parts begin, so that each is about as long as asked for. */
function cut(
  entries: readonly string[],
  size: number,
  mayCut: (entry: string, before: string) => boolean = () => true,
): number[] {
  const starts: number[] = [];
  let length = 0;
  for (const [place, entry] of entries.entries()) {
    const isFull = length + entry.length > size && mayCut(entry, entries[place - 1] ?? '');
    if (place === 0 || isFull) {
      starts.push(place);
      length = 0;
    }
    length += entry.length + 1;
  }
  return starts;
}

function nameParts(
  name: string,
  extension: string,
  entries: readonly string[],
  starts: readonly number[],
): [string, string[]][] {
  return starts.map((start, part) => [`${name}-${part}.${extension}`, entries.slice(start, starts[part + 1])]);
}
