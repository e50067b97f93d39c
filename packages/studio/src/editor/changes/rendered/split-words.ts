const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Splits a text into words, spaces and punctuation, also in languages without spaces. Joined, they equal the text. */
export function splitWords(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
