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

/** The line an address stands on, of all or of some: rather one where it stands alone than one with a longer address. */
export function lineOf(
  address: string,
  lines: readonly string[],
  [first, last]: LineRange = [1, lines.length],
): number | undefined {
  for (const spelling of [address, decodeAddress(address)]) {
    const found = rangeOf(first, last).filter((line) => lines[line - 1]?.includes(spelling) === true);
    const [only] = found;
    if (only === undefined) continue;
    return found.length === 1 ? only : (found.find((line) => standsAlone(spelling, lines[line - 1] ?? '')) ?? only);
  }
  return undefined;
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function standsAlone(address: string, line: string): boolean {
  return new RegExp(`(?<![\\w/.%-])${RegExp.escape(address)}(?![\\w/%#?=&-]|\\.\\w)`, 'u').test(line);
}
