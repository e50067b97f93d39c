/** The text as the editor has it: every line ends with `\n`. */
export function withPlainBreaks(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
}

/** Translates between places in a text and in the same text with plain line breaks. */
export interface Offsets {
  toText: (place: number) => number;
  toPlain: (place: number) => number;
}

const SAME: Offsets = { toText: (place) => place, toPlain: (place) => place };

export function createOffsets(text: string): Offsets {
  if (!text.includes('\r\n')) return SAME;
  const breaks = [...text.matchAll(/\r\n/gu)].map(({ index }) => index);
  return {
    toText: (place) => place + countBefore(breaks, (index, number) => index - number < place),
    // A place between the two signs is the one before them.
    toPlain: (place) => place - countBefore(breaks, (index) => index < place),
  };
}

/** How many of the first breaks a condition holds for. */
function countBefore(breaks: readonly number[], holds: (index: number, number: number) => boolean): number {
  let [low, high] = [0, breaks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(breaks[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How new lines of a text end: like most of those that it has. */
export function usualBreak(text: string): string {
  if (!text.includes('\r')) return '\n';
  const all = [...text.matchAll(/\r?\n/gu)];
  return all.filter(([sign]) => sign === '\r\n').length * 2 > all.length ? '\r\n' : '\n';
}

/** Puts texts together. Two line breaks that meet must not become one. */
export function joinTexts(parts: readonly string[]): string {
  if (!parts.some((part) => part.includes('\r'))) return parts.join('');
  return parts.reduce(
    (left, right) => `${left}${left.endsWith('\r') && right.startsWith('\n') ? '\r' : ''}${right}`,
    '',
  );
}
