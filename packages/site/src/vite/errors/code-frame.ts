import { readFileSync } from 'node:fs';
import type { CodePosition, FrameLine } from '../../dev/dev-error.ts';

/** Number of lines before and after the line with the error. */
const CONTEXT_LINES = 3;

/** Maximum length of a line in characters, since generated code may be in one line. */
const MAX_LINE_LENGTH = 400;

/** Returns the lines around a position; `undefined` if the file cannot be read, or has no such line. */
export function codeFrame({ location, line }: Pick<CodePosition, 'location' | 'line'>): FrameLine[] | undefined {
  if (line === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(location, 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split(/\r?\n/u);
  if (line < 1 || line > lines.length) return undefined;
  const first = Math.max(1, line - CONTEXT_LINES);
  return lines.slice(first - 1, line + CONTEXT_LINES).map((codeLine, index) => ({
    number: first + index,
    text: codeLine.replaceAll('\t', '  ').slice(0, MAX_LINE_LENGTH),
    isMarked: first + index === line,
  }));
}
