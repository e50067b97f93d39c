/** Replaces a range of a text; everything else keeps its bytes. */
export interface Edit {
  /** Start of the range. */
  start: number;
  /** End of the range, exclusive. */
  end: number;
  /** Replacement. */
  text: string;
}

/** Applies edits to a range of a text. If two edits overlap, the first in the list is applied. */
export function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  const editsInRange = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = start;
  for (const edit of editsInRange) {
    if (edit.start < position) continue;
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position, end);
}

/** Maps an offset in the edited text to the original text. Inserted text maps to the start of its edit. */
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

/** Returns the line number of an offset, starting at 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
