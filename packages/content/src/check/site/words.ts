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
