import { once } from '../../once/once.ts';
import type { SearchRoot } from '../parts/search-root.ts';
import { readRising } from '../parts/numbers.ts';
import { createFinder } from './create-finder.ts';
import type { Finder } from './create-finder.ts';
import { makeExcerpt, markMatches } from './excerpt.ts';
import type { TextPart } from './excerpt.ts';
import { phraseShare } from './phrase.ts';
import type { RankedSection } from './rank-sections.ts';
import { spreadPages } from './spread-pages.ts';

/** Where the parts of the indexes come from: a network, or a memory. */
export interface SearchSource {
  /** `undefined` where a language has no index. */
  root: (locale: string) => Promise<SearchRoot | undefined>;
  part: (locale: string, name: string) => Promise<string>;
}

export interface SearcherOptions {
  source: SearchSource;
  /** The language of the reader. */
  locale: string;
  /** The language whose pages stand in for translations that are missing. */
  fallback: string;
}

export interface SearchResult {
  /** Where it is, in the reader's language, with `#` and a heading where it has one. */
  path: string;
  /** Of the page, or of the heading. */
  title: string;
  /** Titles of what it stands in, the outermost first. */
  titles: string[];
  /** The title once more, the words of the query marked. */
  titleParts: TextPart[];
  /** The words in context, marked. */
  excerpt: TextPart[];
  /** Name of the collection that its page is in. */
  collection: string;
  /** The language of the words. */
  locale: string;
  /** The higher, the better it fits; it says nothing beside the scores of another search. */
  score: number;
}

export interface SearchAnswer {
  results: SearchResult[];
  /** How many sections were found, those beyond the limit included. */
  count: number;
}

export interface Searcher {
  /** Loads what every search needs. */
  warm: () => Promise<void>;
  search: (query: string, options?: { limit?: number; signal?: AbortSignal }) => Promise<SearchAnswer>;
}

/** Results of a search where nobody says how many. */
export const USUAL_RESULTS = 10;

/** What a section gains where the words of the query stand next to each other: in its title, and in its text. */
const PHRASE_IN_TITLE = 0.25;
const PHRASE_IN_TEXT = 0.15;

interface Candidate extends RankedSection {
  language: Language;
  terms: Set<string>;
  words: Set<string>[];
}

interface Language {
  locale: string;
  finder: Finder;
  /** Whether a section of this language is shown to this reader. */
  isShown: (section: number) => boolean;
}

/** Searches the reader's language first, then the default language's pages that have no translation. */
export function createSearcher({ source, locale, fallback }: SearcherOptions): Searcher {
  const open = async (): Promise<Language[]> => {
    const [own, original] = await Promise.all([
      source.root(locale),
      locale === fallback ? undefined : source.root(fallback),
    ]);
    const translated = readRising(own?.translated ?? '');
    const isTranslated = (section: number): boolean => translated.findLastIndex((start) => start <= section) % 2 === 0;
    return [
      ...(own ? [openLanguage(source, own, true, () => true)] : []),
      ...(original ? [openLanguage(source, original, false, (section) => !isTranslated(section))] : []),
    ];
  };
  let opened = once(open);

  const search = async (query: string, limit: number, signal?: AbortSignal): Promise<SearchAnswer> => {
    const languages = await opened();
    signal?.throwIfAborted();
    const found = await Promise.all(languages.map((language) => findIn(language, query, signal)));
    signal?.throwIfAborted();
    const runs = (['sure', 'guessed'] as const).flatMap((kind) => {
      const spread = found.map((one) =>
        spreadPages(one[kind], ({ section, language }) => language.finder.pageOf(section)),
      );
      return [...spread.map(({ first }) => first), spread.flatMap(({ behind }) => behind)];
    });
    let room = limit;
    const described = runs.map((run) => {
      const shown = run.slice(0, room);
      room -= shown.length;
      return Promise.all(shown.map((candidate) => describe(candidate, { locale, fallback })));
    });
    // Only their texts say whether they have the words as they were asked for.
    const results = (await Promise.all(described)).flatMap((run) => run.sort((a, b) => b.score - a.score));
    return { results, count: runs.flat().length };
  };

  return {
    async warm() {
      await opened();
    },
    async search(query, { limit = USUAL_RESULTS, signal } = {}) {
      try {
        return await search(query, limit, signal);
      } catch {
        signal?.throwIfAborted();
        // A new version may have taken the place of the parts that this one needs: its root says where they are now.
        opened = once(open);
        return await search(query, limit, signal);
      }
    },
  };
}

function openLanguage(source: SearchSource, root: SearchRoot, isOwn: boolean, isShown: Language['isShown']): Language {
  const read = (name: string): Promise<string> => source.part(root.locale, name);
  const finder = createFinder(root, read, { areFormsSure: isOwn });
  return { locale: root.locale, finder, isShown };
}

async function findIn(
  language: Language,
  query: string,
  signal?: AbortSignal,
): Promise<{ sure: Candidate[]; guessed: Candidate[] }> {
  const { ranked, terms, words } = await language.finder.find(query, signal);
  const candidates = ranked
    .filter(({ section }) => language.isShown(section))
    .map((section) => ({ ...section, language, terms, words }));
  // Guesses in one language must not stand before what the other one is sure of.
  const isSure = candidates[0]?.isSure ?? false;
  return isSure ? { sure: candidates, guessed: [] } : { sure: [], guessed: candidates };
}

async function describe(
  { section, score, language, terms, words }: Candidate,
  { locale, fallback }: Pick<SearcherOptions, 'locale' | 'fallback'>,
): Promise<SearchResult> {
  const { path, title, titles, content } = await language.finder.text(section);
  const inTitle = phraseShare(words, title, language.locale);
  const titleParts = markMatches(title, terms, language.locale);
  const phrase = PHRASE_IN_TITLE * inTitle + PHRASE_IN_TEXT * phraseShare(words, content, language.locale);
  return {
    path: language.locale === locale ? path : inLanguage(path, fallback, locale),
    title,
    titles,
    titleParts,
    excerpt: makeExcerpt(content, terms, language.locale),
    collection: language.finder.collectionOf(section),
    locale: language.locale,
    score: score * (1 + phrase),
  };
}

/** An original is shown below the address of the reader's language. */
function inLanguage(path: string, from: string, to: string): string {
  const rest = path.slice(1 + from.length);
  const isBelow = path.startsWith(`/${from}`) && (rest === '' || rest.startsWith('/') || rest.startsWith('#'));
  return isBelow ? `/${to}${rest}` : path;
}
