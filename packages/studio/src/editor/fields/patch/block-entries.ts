import type { CollectionNode, SourceEntry, Splice, TextRange } from './source-tree.ts';

/** Inserts an entry into a block collection: as a whole line, or within a line if the first entry is after a dash. */
export function insertInBlock(
  text: string,
  { entries, indent }: CollectionNode,
  index: number,
  entry: string,
  newline: string,
): Splice {
  const between = newline + ' '.repeat(indent);
  const before = entries[index - 1];
  if (before) {
    const at = lineEndOf(text, before);
    return { start: at, end: at, insert: between + entry };
  }
  const at = entries[0]?.range.start ?? 0;
  return { start: at, end: at, insert: entry + between };
}

/** Removes one of several entries. Comments above it stay. */
export function removeFromBlock(text: string, { entries }: CollectionNode, index: number, limit: TextRange): Splice {
  const entry = entries[index];
  if (!entry) return { start: 0, end: 0, insert: '' };
  const { start } = entry.range;
  const end = lineEndOf(text, entry);
  const lineStart = lineStartOf(text, start, limit);
  const lineEnd = end + (/^\r?\n/u.exec(text.slice(end, limit.end))?.[0].length ?? 0);
  if (lineStart === undefined) {
    // The entry is after a dash. The next entry moves to its position, unless there are comments in between.
    const next = entries[index + 1]?.range.start ?? end;
    return { start, end: text.slice(end, next).trim() === '' ? next : end, insert: '' };
  }
  if (lineEnd > end || lineStart === limit.start) return { start: lineStart, end: lineEnd, insert: '' };
  // If the last line of a file has no line break, the line break before it is removed.
  const before = text.slice(0, lineStart).replace(/\r?\n$/u, '').length;
  return { start: before, end, insert: '' };
}

/**
 * Also removes blank lines after a removed entry: they would become part of a preceding block scalar that keeps its
 * trailing line breaks.
 */
export function withBlankLines(text: string, splice: Splice): Splice {
  const blank = /^(?:[ \t]*\r?\n)*/u.exec(text.slice(splice.end))?.[0].length ?? 0;
  return { ...splice, end: splice.end + blank };
}

/** Moves an entry together with the comments above it. Blank lines and other comments stay where they are. */
export function moveInBlock(
  text: string,
  container: CollectionNode,
  from: number,
  to: number,
  limit: TextRange,
): Splice[] {
  const parts = container.entries.map((entry, index) => {
    const end = lineEndOf(text, entry);
    const previous = container.entries[index - 1];
    const start = previous ? commentsAbove(text, entry, lineEndOf(text, previous), limit) : entry.range.start;
    return { start, end };
  });
  return permute(text, parts, from, to);
}

/** Moves a part and writes the parts in between to their new positions. */
export function permute(text: string, parts: readonly TextRange[], from: number, to: number): Splice[] {
  const order = parts.toSpliced(from, 1).toSpliced(to, 0, ...parts.slice(from, from + 1));
  return parts.flatMap((part, index) => {
    const other = order[index];
    return !other || other === part ? [] : [{ ...part, insert: text.slice(other.start, other.end) }];
  });
}

/** End of an entry including the comment on its last line. */
function lineEndOf(text: string, { range: { end } }: SourceEntry): number {
  return end + (/^[ \t]*(?:#[^\r\n]*)?/u.exec(text.slice(end))?.[0].length ?? 0);
}

/** Start of the line, if there is only white space before the offset. */
function lineStartOf(text: string, offset: number, limit: TextRange): number | undefined {
  const start = Math.max(limit.start, text.lastIndexOf('\n', offset - 1) + 1);
  return text.slice(start, offset).trim() === '' ? start : undefined;
}

function commentsAbove(text: string, { range }: SourceEntry, after: number, limit: TextRange): number {
  let { start } = range;
  let line = lineStartOf(text, start, limit);
  while (line !== undefined && line > after) {
    const previousLine = Math.max(after, text.lastIndexOf('\n', line - 2) + 1);
    const comment = /^([ \t]*)#/u.exec(text.slice(previousLine, line));
    if (!comment || text[previousLine - 1] !== '\n') break;
    start = previousLine + (comment[1]?.length ?? 0);
    line = previousLine;
  }
  return start;
}
