import { onceByKey } from '../../once/once.ts';
import { readAscending } from '../parts/numbers.ts';
import { NAMES_PER_PART, hashAt, listNames, partName } from '../parts/part-names.ts';
import { partOf } from '../parts/search-root.ts';
import type { SearchRoot, SectionText } from '../parts/search-root.ts';
import { readTerms } from '../parts/term-list.ts';
import { createStemmer } from '../words/word-forms.ts';
import { matchTerms } from './match-terms.ts';
import type { Dictionary, Match } from './match-terms.ts';
import { rankSections } from './rank-sections.ts';
import type { FoundRequirement, FoundWord, RankedSection } from './rank-sections.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { openTerms } from './term-reader.ts';
import type { BeforeReading, ReadPart } from './term-reader.ts';

interface FoundSections {
  ranked: RankedSection[];
  /** Terms that match the query, for highlighting. */
  terms: Set<string>;
  /** Terms that match each word of the query. */
  words: Set<string>[];
}

/** Finds sections in the index of one language. */
export interface Finder {
  /** Returns the sections that match a query. */
  find: (query: string, beforeReading: BeforeReading) => Promise<FoundSections>;
  /** Loads the text of a section. */
  text: (section: number) => Promise<SectionText>;
  /** Returns the name of the collection of a section. */
  collectionOf: (section: number) => string;
  /** Returns the number of the page of a section. */
  pageOf: (section: number) => number;
}

/** Weight of words of the query that are written as one word, relative to the words themselves. */
const JOINED_SHARE = 0.5;

/** Creates a finder for the index with this root. */
export function createFinder(
  root: SearchRoot,
  read: ReadPart,
  { areFormsCertain }: Pick<Dictionary, 'areFormsCertain'>,
): Finder {
  const textStarts = readAscending(root.texts.starts);
  const nameParts = listNames('names', root.texts.names);
  const pages = readAscending(root.pages);
  const titled = new Set(readTerms(root.titled));
  const reduce = createStemmer(root.steps);
  const termsFor = openTerms(root, read);
  const readTexts = onceByKey(
    async (name: string) => JSON.parse(await read(name)) as [string, string, string[], string][],
  );
  const readNames = onceByKey(read);
  const nameOfText = async (part: number): Promise<string> => {
    if (nameParts.length === 0) return partName('texts', hashAt(root.texts.hashes, part));
    const hashes = await readNames(nameParts[Math.floor(part / NAMES_PER_PART)] ?? '');
    return partName('texts', hashAt(hashes, part % NAMES_PER_PART));
  };
  const pageOf = (section: number): number => partOf(pages, section);

  return {
    async find(query, beforeReading) {
      const { requirements, joined } = parseSearchQuery(query, root.locale);
      const terms = termsFor(beforeReading);
      const dictionary: Dictionary = { ...terms, titled, reduce, areFormsCertain };
      const lookUp = async (matches: readonly Match[]): Promise<FoundWord> => {
        const postings = await terms.postingsOf(matches.map(({ term }) => term));
        return { matches: matches.map((match, index) => ({ ...match, postings: [], ...postings[index] })) };
      };
      const findWord = async (word: string, isBeingTyped: boolean): Promise<FoundWord> =>
        await lookUp(await matchTerms(word, isBeingTyped, dictionary));
      const findJoined = async ({ word, first }: (typeof joined)[number]): Promise<FoundRequirement> => {
        // The terms that begin with the stem of the first word are loaded for that word.
        const isTerm = (await terms.withPrefix(reduce(first))).includes(word);
        const found = await lookUp(isTerm ? [{ term: word, quality: 1, isCertain: true }] : []);
        return { alternatives: [[found]], share: JOINED_SHARE };
      };
      const looking = requirements.map(async ({ alternatives, isBeingTyped }): Promise<FoundRequirement> => {
        const found = alternatives.map((alternative) =>
          Promise.all(alternative.map((word) => findWord(word, isBeingTyped))),
        );
        return { alternatives: await Promise.all(found), share: 1 };
      });
      const all = await Promise.all([...looking, ...joined.map(findJoined)]);
      const words = all.map(
        ({ alternatives }) => new Set(alternatives.flat().flatMap(({ matches }) => matches.map(({ term }) => term))),
      );
      const ranked = rankSections(all, { sections: root.sections, pageOf });
      return {
        ranked,
        terms: new Set(words.flatMap((one) => [...one])),
        words: words.slice(0, requirements.length),
      };
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
