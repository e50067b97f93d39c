/** Addresses as authors write them, in text and in front matter. */
import type { LineRange } from './document.ts';

/** The address without what follows a `?` or `#`. */
export function pathOf(address: string): string {
  return address.split(/[?#]/u)[0] ?? '';
}

export function suffixOf(address: string): string {
  return address.slice(pathOf(address).length);
}

/** An author's `%` need not be an escape. */
export function decodeAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A place in a file; both are counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Where an address stands, in all lines or in some: rather where it stands alone than as part of a longer address. */
export function placeOf(
  address: string,
  lines: readonly string[],
  [first, last]: LineRange = [1, lines.length],
): TextPlace | undefined {
  for (const spelling of [address, decodeAddress(address)]) {
    const found = rangeOf(first, last).filter((line) => lines[line - 1]?.includes(spelling) === true);
    const [only] = found;
    if (only === undefined) continue;
    const alone = found.find((line) => columnAlone(spelling, lines[line - 1] ?? '') !== 0);
    return placeIn(spelling, alone ?? only, lines);
  }
  return undefined;
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where a text stands in one of the lines: alone, as part of a longer one, or else at its first word. */
export function placeIn(text: string, line: number, lines: readonly string[]): TextPlace {
  const written = lines[line - 1] ?? '';
  const column = columnAlone(text, written) || written.indexOf(text) + 1 || written.search(/\S/u) + 1;
  return { line, column: Math.max(1, column) };
}

/** 0 where it does not stand alone. */
function columnAlone(address: string, line: string): number {
  return line.search(new RegExp(`(?<![\\w/.%-])${RegExp.escape(address)}(?![\\w/%#?=&-]|\\.\\w)`, 'u')) + 1;
}
