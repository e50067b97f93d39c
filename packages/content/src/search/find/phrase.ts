import { tokenise } from '../words/tokenise.ts';

/**
 * How much of a query stands in a text as it was asked, its words next to each other: 0 where no two do, 1 where all do.
 * A word of the query is the terms that it may mean.
 */
export function phraseShare(words: readonly ReadonlySet<string>[], text: string, locale: string): number {
  if (words.length < 2) return 0;
  const tokens = tokenise(text, locale);
  const isMeant = (place: number, word: number): boolean =>
    tokens[place]?.terms.some((term) => words[word]?.has(term)) ?? false;
  let longest = 1;
  for (const place of tokens.keys()) {
    for (const first of words.keys()) {
      let length = 0;
      while (isMeant(place + length, first + length)) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return (longest - 1) / (words.length - 1);
}
