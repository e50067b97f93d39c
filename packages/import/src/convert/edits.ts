/** A piece of a text that is replaced; all other bytes stay. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The range of a text with its edits applied. Of two edits that overlap, the first in the list counts. */
export function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = start;
  for (const edit of inside) {
    if (edit.start < position) continue;
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position, end);
}

/** Where a position of the edited text was before the edits. What an edit wrote was where the edit begins. */
export function originalOffset(edits: readonly Edit[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    const edited = start + shift;
    if (offset < edited) break;
    if (offset < edited + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}

/** The line of a position, counted from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
