/** Inline elements; all others are blocks. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark output q rp rt ruby s samp small span strong ' +
    'sub sup time u var wbr recto-live recto-prose'
  ).split(' '),
);

/** Whether an element is inline, so that it does not end a line of text. */
export function isInline(tag: string): boolean {
  return INLINE.has(tag);
}

/**
 * Splits a text into words of letters and digits. Punctuation is ignored, because page and markdown write it
 * differently. Chinese and Japanese have no spaces between words, so each of their characters counts as a word: an
 * inline element can begin inside of a word.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .match(
        /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+/gv,
      ) ?? []
  );
}

/** Joins words with spaces where their language has them. */
export function joinWords(words: readonly string[]): string {
  return words
    .join(' ')
    .replaceAll(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gv, '');
}

/** Returns the words that are missing in another list, or are less frequent there. */
export function subtractWords(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
