/** A part of a text, and whether it matches the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Splits a query into words, without case and diacritics. */
export function foldedWordsOf(query: string): string[] {
  return foldText(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Splits a text into words and the parts between them, and marks words that contain a word of the query. */
export function markWords(text: string, query: string): TextPart[] {
  const words = foldedWordsOf(query);
  const pieces = text.split(/([\p{L}\p{N}\p{M}]+)/u).filter((piece) => piece !== '');
  return pieces.map((piece) => ({ text: piece, marked: words.some((word) => foldText(piece).includes(word)) }));
}

/** Returns a text without marked parts. */
export function plainText(text: string): TextPart[] {
  return [{ text, marked: false }];
}

/** Removes case and diacritics, so that `uber` finds `Über` and ابدا finds ابدأ. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
