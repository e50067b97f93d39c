import { readTerms, writeTerms } from './term-list.ts';

/** Separates the terms of a part from their postings. */
const END_OF_TERMS = '\n\n';

/** Encodes sorted terms with their encoded postings. Terms and postings are apart, because then they compress better. */
export function writePostingsPart(terms: readonly string[], postings: readonly string[]): string {
  return `${writeTerms(terms)}${END_OF_TERMS}${postings.join('\n')}`;
}

/** Decodes a part: the encoded postings by term, in the order of terms. */
export function readPostingsPart(text: string): Map<string, string> {
  const [terms = '', postings = ''] = text.split(END_OF_TERMS);
  const lines = postings.split('\n');
  return new Map(readTerms(terms).map((term, index) => [term, lines[index] ?? '']));
}
