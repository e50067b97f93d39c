import { tokenise } from '../words/tokenise.ts';

/**
 * Returns how much of a query a text contains as a phrase, with adjacent words in the same order: from 0 for no two
 * words to 1 for all words. Each word of the query is the set of terms that match it.
 */
export function phraseShare(words: readonly ReadonlySet<string>[], text: string, locale: string): number {
  if (words.length < 2) return 0;
  const tokens = tokenise(text, locale);
  const isMatch = (position: number, word: number): boolean =>
    tokens[position]?.terms.some((term) => words[word]?.has(term)) ?? false;
  let maxLength = 1;
  for (const position of tokens.keys()) {
    for (const first of words.keys()) {
      let length = 0;
      while (isMatch(position + length, first + length)) length += 1;
      maxLength = Math.max(maxLength, length);
    }
  }
  return (maxLength - 1) / (words.length - 1);
}
