import { onceByKey } from '../../once/once.ts';
import { readAscending } from '../parts/numbers.ts';
import { NAMES_PER_PART, hashAt, listNames, partName } from '../parts/part-names.ts';
import { readPostings } from '../parts/postings.ts';
import type { TermPostings } from '../parts/postings.ts';
import { partOf } from '../parts/search-root.ts';
import type { SearchRoot, SectionText } from '../parts/search-root.ts';
import { compareTerms, readTerms } from '../parts/term-list.ts';
import { createStemmer } from '../words/word-forms.ts';
import { matchTerms } from './match-terms.ts';
import type { Dictionary, Match, Term } from './match-terms.ts';
import { rankSections } from './rank-sections.ts';
import type { FoundRequirement, FoundWord, RankedSection } from './rank-sections.ts';
import { parseSearchQuery } from './parse-search-query.ts';

/** Loads a part of the index by its name. */
export type ReadPart = (name: string) => Promise<string>;

interface FoundSections {
  ranked: RankedSection[];
  /** Terms that match the query, for highlighting. */
  terms: Set<string>;
  /** Terms that match each word of the query. */
  words: Set<string>[];
}

/** Finds sections in the index of one language. */
export interface Finder {
  /** Returns the sections that match a query. Stops before reading more parts if the signal is aborted. */
  find: (query: string, signal?: AbortSignal) => Promise<FoundSections>;
  /** Loads the text of a section. */
  text: (section: number) => Promise<SectionText>;
  /** Returns the name of the collection of a section. */
  collectionOf: (section: number) => string;
  /** Returns the number of the page of a section. */
  pageOf: (section: number) => number;
}

/** Up to this number, all parts with names of texts are loaded with the first search; otherwise only those needed. */
const FEW_NAME_PARTS = 4;

/** Weight of words of the query that are written as one word, relative to the words themselves. */
const JOINED_SHARE = 0.5;

/** Creates a finder for the index with this root. */
export function createFinder(
  root: SearchRoot,
  read: ReadPart,
  { areFormsCertain }: Pick<Dictionary, 'areFormsCertain'>,
): Finder {
  const reduce = createStemmer(root.steps);
  const firsts = readTerms(root.terms.firsts);
  const termStarts = readAscending(root.terms.starts);
  const postingStarts = readAscending(root.postings.starts);
  const textStarts = readAscending(root.texts.starts);
  const nameParts = listNames('names', root.texts.names);
  const pages = readAscending(root.pages);
  const positions = readAscending(root.titled.places);
  const titled = readTerms(root.titled.terms).map((term, index): Term => ({ term, position: positions[index] ?? 0 }));
  const inTitles = new Set(positions);
  const readLines = onceByKey(async (name: string) => (await read(name)).split('\n'));
  const readTexts = onceByKey(
    async (name: string) => JSON.parse(await read(name)) as [string, string, string[], string][],
  );
  const readNames = onceByKey(read);
  const nameOfText = async (part: number): Promise<string> => {
    const hashes = await readNames(nameParts[Math.floor(part / NAMES_PER_PART)] ?? '');
    return partName('texts', hashAt(hashes, part % NAMES_PER_PART));
  };
  const readTermPart = onceByKey(async (name: string) => readTerms(await read(name)));

  const pageOf = (section: number): number => partOf(pages, section);

  /** Loads all terms that begin with a letter. They are in one part, because parts are split between letters. */
  const readLetter = onceByKey(async (letter: string): Promise<Term[]> => {
    const after = firsts.findIndex((first) => compareTerms(first[0] ?? '', letter) > 0);
    const part = (after === -1 ? firsts.length : after) - 1;
    if (part < 0) return [];
    const terms = await readTermPart(partName('terms', hashAt(root.terms.hashes, part)));
    const start = termStarts[part] ?? 0;
    return terms
      .map((term, index): Term => ({ term, position: start + index }))
      .filter(({ term }) => term.startsWith(letter));
  });
  const nearOf = (word: string): Promise<Term[]> => readLetter(word[0] ?? '');

  const readTermPostings = onceByKey(async (position: number): Promise<TermPostings> => {
    const part = partOf(postingStarts, position);
    const lines = await readLines(partName('places', hashAt(root.postings.hashes, part)));
    return readPostings(lines[position - (postingStarts[part] ?? 0)] ?? '');
  });
  const lookUp = async (match: Match) => ({ ...match, ...(await readTermPostings(match.position)) });

  const findWord = async (word: string, isBeingTyped: boolean, signal?: AbortSignal): Promise<FoundWord> => {
    const sameLetter = await nearOf(word);
    signal?.throwIfAborted();
    const matches = matchTerms(word, isBeingTyped, { sameLetter, titled, inTitles, reduce, areFormsCertain });
    return { matches: await Promise.all(matches.map(lookUp)) };
  };

  const findJoined = async (word: string): Promise<FoundRequirement> => {
    const exact = (await nearOf(word)).filter(({ term }) => term === word);
    const matches = exact.map((term): Match => ({ ...term, quality: 1, isCertain: true }));
    return { alternatives: [[{ matches: await Promise.all(matches.map(lookUp)) }]], share: JOINED_SHARE };
  };

  return {
    async find(query, signal) {
      const { requirements, joined } = parseSearchQuery(query, root.locale);
      // Loaded in advance, in parallel with the terms, because results need them. Errors are thrown where they are
      // used.
      if (nameParts.length <= FEW_NAME_PARTS) void Promise.allSettled(nameParts.map((name) => readNames(name)));
      const looking = requirements.map(async ({ alternatives, isBeingTyped }): Promise<FoundRequirement> => {
        const found = alternatives.map((alternative) =>
          Promise.all(alternative.map((word) => findWord(word, isBeingTyped, signal))),
        );
        return { alternatives: await Promise.all(found), share: 1 };
      });
      const all = await Promise.all([...looking, ...joined.map(findJoined)]);
      const words = all.map(
        ({ alternatives }) => new Set(alternatives.flat().flatMap(({ matches }) => matches.map(({ term }) => term))),
      );
      const ranked = rankSections(all, { sections: root.sections, pageOf });
      return { ranked, terms: new Set(words.flatMap((one) => [...one])), words: words.slice(0, requirements.length) };
    },
    async text(section) {
      const part = partOf(textStarts, section);
      const texts = await readTexts(await nameOfText(part));
      const [path = '', title = '', titles = [], content = ''] = texts[section - (textStarts[part] ?? 0)] ?? [];
      return { path, title, titles, content };
    },
    collectionOf: (section) => root.groups.findLast(([, start]) => start <= section)?.[0] ?? '',
    pageOf,
  };
}
