/** Text with the line endings that markdown-it expects; its offsets can differ from those of the file. */
export interface PlainText {
  /** The text as the parser receives it. */
  plain: string;
  /** Returns the offset in the file for an offset in `plain`. */
  at: (offset: number) => number;
}

/** Converts all line endings to `\n` from the offset `start`, and keeps a map to the offsets of the file. */
export function normaliseLineEndings(text: string, start: number): PlainText {
  const content = text.slice(start);
  const plain = content.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD');
  if (plain.length === content.length) return { plain, at: (offset) => offset + start };
  // Offsets in `plain` of the line endings that have two characters in the file.
  const long = [...content.matchAll(/\r\n/gu)].map(({ index }, earlier) => index - earlier);
  const at = (offset: number): number => {
    let [low, high] = [0, long.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((long[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return offset + low + start;
  };
  return { plain, at };
}
