/** Markdown-it reads texts with one kind of line ending; offsets in them are not those of the file. */
export interface PlainText {
  /** The text as the parser sees it. */
  plain: string;
  /** Offset in the file of an offset in `plain`. */
  at: (offset: number) => number;
}

export function normaliseLineEndings(text: string, start: number): PlainText {
  const content = text.slice(start);
  const plain = content.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD');
  if (plain.length === content.length) return { plain, at: (offset) => offset + start };
  // Offsets in `plain` of the line ends that are two characters long.
  const long = [...content.matchAll(/\r\n/gu)].map(({ index }, place) => index - place);
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
