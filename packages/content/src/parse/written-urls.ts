/** Functions for URLs as authors write them, in text and in front matter. */
import type { LineRange } from './document.ts';

/** Returns a URL without its query and fragment. */
export function pathOf(url: string): string {
  return url.split(/[?#]/u)[0] ?? '';
}

/** Returns the query and fragment of a URL. */
export function suffixOf(url: string): string {
  return url.slice(pathOf(url).length);
}

/** Decodes a path; returns it unchanged if it contains a `%` that is not an escape. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A position in a file, counted from 1. */
export interface TextPosition {
  /** Line of the file. */
  line: number;
  /** Column of the line. */
  column: number;
}

/** Finds a URL in the lines, preferably where it is not part of a longer URL. */
export function findUrl(
  url: string,
  lines: readonly string[],
  [first, last]: LineRange = [1, lines.length],
): TextPosition | undefined {
  for (const spelling of [url, decodePath(url)]) {
    const matchingLines = rangeOf(first, last).filter((line) => lines[line - 1]?.includes(spelling) === true);
    const [only] = matchingLines;
    if (only === undefined) continue;
    const alone = matchingLines.find((line) => columnAlone(spelling, lines[line - 1] ?? '') !== 0);
    return positionIn(spelling, alone ?? only, lines);
  }
  return undefined;
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Finds a text in a line: alone, as part of a longer text, or otherwise the first word of the line. */
export function positionIn(text: string, line: number, lines: readonly string[]): TextPosition {
  const lineText = lines[line - 1] ?? '';
  const column = columnAlone(text, lineText) || lineText.indexOf(text) + 1 || lineText.search(/\S/u) + 1;
  return { line, column: Math.max(1, column) };
}

/** Returns the column of a URL that is not part of a longer one, or 0. */
function columnAlone(url: string, line: string): number {
  return line.search(new RegExp(`(?<![\\w/.%-])${RegExp.escape(url)}(?![\\w/%#?=&-]|\\.\\w)`, 'u')) + 1;
}
