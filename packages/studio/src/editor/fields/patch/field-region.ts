import type { TextRange } from './source-tree.ts';

/** File formats whose fields can be edited. */
export type FieldFormat = 'markdown' | 'yaml' | 'json' | 'csv';

// The same expressions as in the parser of `@recto/content`; a test compares both on all files.
const FENCE = /^---[ \t]*\r?\n/u;
const CLOSING = /^---[ \t]*$/mu;

/** Range of the fields of a file: the front matter, or the whole text without the byte order mark. */
export type FieldRegion = (TextRange & { hasFences: boolean }) | 'open';

/** Finds the fields of a file. Returns `'open'` if the front matter is never closed. */
export function findRegion(text: string, format: FieldFormat): FieldRegion {
  const first = text.startsWith('\uFEFF') ? 1 : 0;
  if (format !== 'markdown') return { start: first, end: text.length, hasFences: false };
  const opening = FENCE.exec(text.slice(first));
  if (!opening) return { start: first, end: first, hasFences: false };
  const start = first + opening[0].length;
  const closing = CLOSING.exec(text.slice(start));
  return closing ? { start, end: start + closing.index, hasFences: true } : 'open';
}

/** The text outside of the fields. A patch never changes it. */
export function outsideOf(text: string, { start, end }: TextRange): string {
  return `${text.slice(0, start)}\0${text.slice(end)}`;
}
