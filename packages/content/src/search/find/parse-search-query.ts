import { tokenise } from '../words/tokenise.ts';

/** A requirement that results should fulfil. */
interface Requirement {
  /** Alternatives that fulfil it: each is a list of words that all have to be found. */
  alternatives: readonly (readonly string[])[];
  /** Whether it is the last word, which may be incomplete. */
  isBeingTyped: boolean;
}

interface SearchQueryParts {
  requirements: Requirement[];
  /**
   * Neighbouring words written as one, such as `querycollection` for `query collection`, with the first of them. They
   * are optional.
   */
  joined: { word: string; first: string }[];
}

/** Maximum number of words of a query; further words are ignored. */
const MAX_WORDS = 12;

/** Parses a search query. */
export function parseSearchQuery(query: string, locale: string): SearchQueryParts {
  const tokens = tokenise(query, locale).slice(0, MAX_WORDS);
  const last = tokens.at(-1);
  const requirements = tokens.map(({ terms: [whole = '', ...parts], end }, index): Requirement => {
    const alternatives = parts.length > 1 ? [[whole], parts] : [[whole]];
    return { alternatives, isBeingTyped: index === tokens.length - 1 && last?.end === end && !/\s$/u.test(query) };
  });
  return { requirements, joined: joinNeighbours(tokens.map(({ terms: [whole = ''] }) => whole)) };
}

/** Joins each pair of neighbouring words to one word, and all words to one word. */
function joinNeighbours(words: readonly string[]): SearchQueryParts['joined'] {
  if (words.length < 2) return [];
  const pairs = words
    .slice(1)
    .map((word, index) => ({ word: `${words[index] ?? ''}${word}`, first: words[index] ?? '' }));
  const all = { word: words.join(''), first: words[0] ?? '' };
  return words.length === 2 ? pairs : [...pairs, all];
}
