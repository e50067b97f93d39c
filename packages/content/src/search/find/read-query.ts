import { tokenise } from '../words/tokenise.ts';

/** Something that results should have. */
interface Wish {
  /** Ways to have it: each is a list of words that all have to be there. */
  ways: readonly (readonly string[])[];
  /** It is the last word, and may not be finished. */
  isBeingTyped: boolean;
}

interface ReadQuery {
  wishes: Wish[];
  /** Words that people write as one or as several: `query collection`. Nobody has to have them. */
  joined: string[];
}

/** More words than this do not make a question clearer. */
const MOST_WORDS = 12;

/** What a query asks for. */
export function readQuery(query: string, locale: string): ReadQuery {
  const tokens = tokenise(query, locale).slice(0, MOST_WORDS);
  const last = tokens.at(-1);
  const wishes = tokens.map(({ terms: [whole = '', ...parts], end }, place): Wish => {
    const ways = parts.length > 1 ? [[whole], parts] : [[whole]];
    return { ways, isBeingTyped: place === tokens.length - 1 && last?.end === end && !/\s$/u.test(query) };
  });
  return { wishes, joined: joinNeighbours(tokens.map(({ terms: [whole = ''] }) => whole)) };
}

/** Neighbours as one word, and all words as one. */
function joinNeighbours(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const pairs = words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`);
  return [...new Set([...pairs, words.join('')])];
}
