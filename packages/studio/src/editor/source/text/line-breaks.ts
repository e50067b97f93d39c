/** The text as the editor has it: every line ends with `\n`. */
export function withLfBreaks(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
}

/** Converts between offsets in a text and in the same text with `\n` line breaks. */
export interface Offsets {
  /** Offset in the text. */
  toText: (offset: number) => number;
  /** Offset in the text with `\n` line breaks. */
  toPlain: (offset: number) => number;
}

const SAME: Offsets = { toText: (offset) => offset, toPlain: (offset) => offset };

/** Creates the conversion for a text. */
export function createOffsets(text: string): Offsets {
  if (!text.includes('\r\n')) return SAME;
  const breaks = [...text.matchAll(/\r\n/gu)].map(({ index }) => index);
  return {
    toText: (offset) => offset + countBefore(breaks, (index, number) => index - number < offset),
    // An offset between `\r` and `\n` becomes the one before them.
    toPlain: (offset) => offset - countBefore(breaks, (index) => index < offset),
  };
}

/** Number of leading breaks for which a condition holds. */
function countBefore(breaks: readonly number[], holds: (index: number, number: number) => boolean): number {
  let [low, high] = [0, breaks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(breaks[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The most common line break of a text, for new lines. */
export function mostCommonBreak(text: string): string {
  if (!text.includes('\r')) return '\n';
  const all = [...text.matchAll(/\r?\n/gu)];
  return all.filter(([match]) => match === '\r\n').length * 2 > all.length ? '\r\n' : '\n';
}

/** Concatenates texts. A `\r` and a `\n` that meet must not become one line break. */
export function joinTexts(parts: readonly string[]): string {
  if (!parts.some((part) => part.includes('\r'))) return parts.join('');
  return parts.reduce(
    (left, right) => `${left}${left.endsWith('\r') && right.startsWith('\n') ? '\r' : ''}${right}`,
    '',
  );
}
