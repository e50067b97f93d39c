import { once } from '../../once/once.ts';
import type { SearchRoot } from '../parts/search-root.ts';
import { readAscending } from '../parts/numbers.ts';
import { createFinder } from './create-finder.ts';
import type { Finder } from './create-finder.ts';
import { makeExcerpt, markMatches } from './excerpt.ts';
import type { TextPart } from './excerpt.ts';
import { phraseShare } from './phrase.ts';
import type { RankedSection } from './rank-sections.ts';
import { limitPerPage } from './limit-per-page.ts';
import type { BeforeReading } from './term-reader.ts';

/** Loads the parts of search indexes, from the network or from memory. */
export interface SearchSource {
  /** Returns the root of an index, or `undefined` if the language has no index. */
  root: (locale: string) => Promise<SearchRoot | undefined>;
  /** Returns a part of an index by its name. */
  part: (locale: string, name: string) => Promise<string>;
}

/** Options of `createSearcher`. */
export interface SearcherOptions {
  /** Loads the parts of the indexes. */
  source: SearchSource;
  /** The language of the reader. */
  locale: string;
  /** The language whose pages replace missing translations. */
  fallback: string;
}

/** A result of a search: a section of a page. */
export interface SearchResult {
  /** Path in the reader's language, with `#` and the id of the heading if the section has one. */
  path: string;
  /** Title of the page or heading. */
  title: string;
  /** Titles of the page and headings that contain the section, the outermost first. */
  titles: string[];
  /** The title split into parts, with the words of the query marked. */
  titleParts: TextPart[];
  /** The part of the text with the words of the query, which are marked. */
  excerpt: TextPart[];
  /** Name of the collection of the page. */
  collection: string;
  /** Language of the text. */
  locale: string;
  /** Relevance; the higher, the better. Scores of different searches cannot be compared. */
  score: number;
}

/** The results of a search. */
export interface SearchResponse {
  /** The best results, up to the limit. */
  results: SearchResult[];
  /** Number of all sections that were found, including those beyond the limit. */
  count: number;
}

/** Searches the content for one reader. */
export interface Searcher {
  /** Loads the data that every search needs. */
  warm: () => Promise<void>;
  /** Runs a search. */
  search: (query: string, options?: SearcherCallOptions) => Promise<SearchResponse>;
}

/** Options of one search. */
export interface SearchCallOptions {
  /**
   * Maximum number of results.
   * @default 10
   */
  limit?: number | undefined;
  /** Ends the search. */
  signal?: AbortSignal | undefined;
  /**
   * Called with the best results before the texts of the others are loaded. It is not called if there are no others, or
   * if a server returns all texts in one response.
   */
  onFirst?: ((response: SearchResponse) => void) | undefined;
}

/** Options of one search, and of the code that runs it. */
interface SearcherCallOptions extends SearchCallOptions {
  /**
   * Waits in case the visitor types on: before a search loads parts that no earlier search has loaded, and before it
   * loads the texts of the other results after the first. `since` is the time of the start or of the first results.
   * @default does not wait
   */
  typingPause?: ((since: number) => Promise<void>) | undefined;
}

/** Default number of results. */
export const DEFAULT_LIMIT = 10;

/** Bonus of a section whose title or text contains the words of the query next to each other. */
const PHRASE_IN_TITLE = 0.5;
const PHRASE_IN_TEXT = 0.3;

/** Number of results whose texts are loaded before those of the others. */
const FIRST_RESULTS = 3;

interface Candidate extends RankedSection {
  language: Language;
  terms: Set<string>;
  words: Set<string>[];
}

interface Language {
  locale: string;
  finder: Finder;
  /** Whether all texts are loaded in one request. */
  isServed: boolean;
  /** Returns whether a section of this language is shown to this reader. */
  isShown: (section: number) => boolean;
}

/**
 * Creates a searcher that returns pages in the reader's language first, then untranslated pages of the default
 * language.
 */
export function createSearcher({ source, locale, fallback }: SearcherOptions): Searcher {
  const open = async (): Promise<Language[]> => {
    const [root, original] = await Promise.all([
      source.root(locale),
      locale === fallback ? undefined : source.root(fallback),
    ]);
    const translated = readAscending(root?.translated ?? '');
    const isTranslated = (section: number): boolean => translated.findLastIndex((start) => start <= section) % 2 === 0;
    return [
      ...(root ? [openLanguage(source, root, true, () => true)] : []),
      ...(original ? [openLanguage(source, original, false, (section) => !isTranslated(section))] : []),
    ];
  };
  let opened = once(open);

  const search = async (
    query: string,
    { limit = DEFAULT_LIMIT, signal, onFirst, typingPause }: SearcherCallOptions,
  ) => {
    const start = performance.now();
    const languages = await opened();
    const wait = once(async () => {
      await typingPause?.(start);
    });
    const beforeReading = async (): Promise<void> => {
      await wait();
      signal?.throwIfAborted();
    };
    signal?.throwIfAborted();
    const candidates = await Promise.all(languages.map((language) => findIn(language, query, beforeReading)));
    signal?.throwIfAborted();
    const runs = (['certain', 'uncertain'] as const).flatMap((kind) => {
      const spread = candidates.map((one) =>
        limitPerPage(one[kind], ({ section, language }) => language.finder.pageOf(section)),
      );
      return [...spread.map(({ first }) => first), spread.flatMap(({ behind }) => behind)];
    });
    const count = runs.flat().length;
    let room = limit;
    const shown = runs.map((run) => {
      const visible = run.slice(0, room);
      room -= visible.length;
      return visible;
    });
    // The bonus for adjacent words is known only after the texts are loaded. The best results are sorted among
    // themselves, so that they can be shown before the texts of the others are loaded.
    const describeSorted = async (run: readonly Candidate[]): Promise<SearchResult[]> => {
      const described = await Promise.all(run.map((candidate) => describe(candidate, { locale, fallback })));
      return described.sort((a, b) => b.score - a.score);
    };
    const [best = [], ...others] = shown.filter((run) => run.length > 0);
    const rest = [best.slice(FIRST_RESULTS), ...others].filter((run) => run.length > 0);
    const first = describeSorted(best.slice(0, FIRST_RESULTS));
    if (onFirst && rest.length > 0 && !languages.some(({ isServed }) => isServed)) {
      const firstResults = await first;
      signal?.throwIfAborted();
      onFirst({ results: firstResults, count });
      await typingPause?.(performance.now());
      signal?.throwIfAborted();
    }
    const results = await Promise.all([first, ...rest.map(describeSorted)]);
    return { results: results.flat(), count };
  };

  return {
    async warm() {
      await opened();
    },
    async search(query, options = {}) {
      try {
        return await search(query, options);
      } catch {
        options.signal?.throwIfAborted();
        // A new version of the index may have replaced the parts, so the root is loaded again.
        opened = once(open);
        return await search(query, options);
      }
    },
  };
}

function openLanguage(source: SearchSource, root: SearchRoot, isOwn: boolean, isShown: Language['isShown']): Language {
  const read = (name: string): Promise<string> => source.part(root.locale, name);
  const finder = createFinder(root, read, { areFormsCertain: isOwn });
  return { locale: root.locale, finder, isServed: root.isServed === true, isShown };
}

async function findIn(
  language: Language,
  query: string,
  beforeReading: BeforeReading,
): Promise<{ certain: Candidate[]; uncertain: Candidate[] }> {
  const { ranked, terms, words } = await language.finder.find(query, beforeReading);
  const candidates = ranked
    .filter(({ section }) => language.isShown(section))
    .map((section) => ({ ...section, language, terms, words }));
  // Similar words in one language must not be ranked before certain matches in the other.
  const isCertain = candidates[0]?.isCertain ?? false;
  return isCertain ? { certain: candidates, uncertain: [] } : { certain: [], uncertain: candidates };
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

/** Returns the path of an original in the reader's language, under which it is shown. */
function inLanguage(path: string, from: string, to: string): string {
  const rest = path.slice(1 + from.length);
  const isBelow = path.startsWith(`/${from}`) && (rest === '' || rest.startsWith('/') || rest.startsWith('#'));
  return isBelow ? `/${to}${rest}` : path;
}
