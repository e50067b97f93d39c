/** Elements inside of a sentence; all others are blocks of their own. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark output q rp rt ruby s samp small span strong ' +
    'sub sup time u var wbr recto-live recto-prose'
  ).split(' '),
);

export function isInline(tag: string): boolean {
  return INLINE.has(tag);
}

/** Letters and digits, as words. Signs differ between ways to write the same text. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The words that others lack, or have less often. */
export function subtractWords(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
