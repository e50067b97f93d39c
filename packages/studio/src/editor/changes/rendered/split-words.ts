const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A text as words, spaces and signs, also in languages that write no spaces. Joined, they are the text. */
export function splitWords(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
