import { diff3Merge } from 'node-diff3';

/** Merges two edits of the same lines; `undefined` where they overlap. */
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
 * Edits of neighbouring lines are one conflict for `diff3Merge`. Where no line was added or removed, each line has its
 * counterpart, and only a line that both have changed is a conflict.
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

/** Lines with their ends, so that joining them gives the same text. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/u);
}
