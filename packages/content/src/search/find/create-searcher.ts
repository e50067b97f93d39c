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
  search: (query: string, options?: { limit?: number; signal?: AbortSignal }) => Promise<SearchResponse>;
}

/** Default number of results. */
export const DEFAULT_LIMIT = 10;

/** Bonus of a section whose title or text contains the words of the query next to each other. */
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

  const search = async (query: string, limit: number, signal?: AbortSignal): Promise<SearchResponse> => {
    const languages = await opened();
    signal?.throwIfAborted();
    const candidates = await Promise.all(languages.map((language) => findIn(language, query, signal)));
    signal?.throwIfAborted();
    const runs = (['sure', 'guessed'] as const).flatMap((kind) => {
      const spread = candidates.map((one) =>
        limitPerPage(one[kind], ({ section, language }) => language.finder.pageOf(section)),
      );
      return [...spread.map(({ first }) => first), spread.flatMap(({ behind }) => behind)];
    });
    let room = limit;
    const described = runs.map((run) => {
      const visible = run.slice(0, room);
      room -= visible.length;
      return Promise.all(visible.map((candidate) => describe(candidate, { locale, fallback })));
    });
    // Sorted again, because the bonus for adjacent words is known only after the texts are loaded.
    const results = (await Promise.all(described)).flatMap((run) => run.sort((a, b) => b.score - a.score));
    return { results, count: runs.flat().length };
  };

  return {
    async warm() {
      await opened();
    },
    async search(query, { limit = DEFAULT_LIMIT, signal } = {}) {
      try {
        return await search(query, limit, signal);
      } catch {
        signal?.throwIfAborted();
        // A new version of the index may have replaced the parts, so the root is loaded again.
        opened = once(open);
        return await search(query, limit, signal);
      }
    },
  };
}

function openLanguage(source: SearchSource, root: SearchRoot, isOwn: boolean, isShown: Language['isShown']): Language {
  const read = (name: string): Promise<string> => source.part(root.locale, name);
  const finder = createFinder(root, read, { areFormsCertain: isOwn });
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
  // Similar words in one language must not be ranked before certain matches in the other.
  const isCertain = candidates[0]?.isCertain ?? false;
  return isCertain ? { sure: candidates, guessed: [] } : { sure: [], guessed: candidates };
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
