const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Counts the words of a text in any language, without the front matter. */
export function countWords(text: string): number {
  const body = text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/u, '');
  let count = 0;
  for (const { isWordLike } of segmenter.segment(body)) if (isWordLike === true) count += 1;
  return count;
}
