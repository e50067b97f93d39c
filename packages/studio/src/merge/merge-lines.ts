import { diff3Merge } from 'node-diff3';

/** Merges two edits of the same lines; returns `undefined` if they overlap. */
export function mergeLines(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const merged: string[] = [];
  for (const region of diff3Merge([...ours], [...base], [...theirs], { excludeFalseConflicts: true })) {
    const { ok, conflict } = region;
    const lines = conflict ? mergeLineByLine(conflict.o, conflict.a, conflict.b) : ok;
    if (!lines) return undefined;
    merged.push(...lines);
  }
  return merged;
}

/**
 * `diff3Merge` reports edits of adjacent lines as one conflict. If no lines were added or removed, lines correspond by
 * number, and only a line that both changed is a conflict.
 */
function mergeLineByLine(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  if (ours.length !== base.length || theirs.length !== base.length) return undefined;
  const merged: string[] = [];
  for (const [index, line] of base.entries()) {
    const our = ours[index] ?? line;
    const their = theirs[index] ?? line;
    if (our !== line && their !== line && our !== their) return undefined;
    merged.push(our === line ? their : our);
  }
  return merged;
}

/** Splits a text into lines including their line ends, so that joining them restores the text. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/u);
}
