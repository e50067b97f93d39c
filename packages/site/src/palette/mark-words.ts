/** A piece of a text, and whether the query is meant by it. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** The words of a query, without case and marks. */
export function wordsOf(query: string): string[] {
  return foldText(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** A text in pieces: words that have a word of the query in them, and what stands between. */
export function markWords(text: string, query: string): TextPart[] {
  const words = wordsOf(query);
  const pieces = text.split(/([\p{L}\p{N}\p{M}]+)/u).filter((piece) => piece !== '');
  return pieces.map((piece) => ({ text: piece, marked: words.some((word) => foldText(piece).includes(word)) }));
}

/** A text that is shown as it is. */
export function plainText(text: string): TextPart[] {
  return [{ text, marked: false }];
}

/** Letters without case and marks, so that `uber` finds `Über` and ابدا finds ابدأ. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
