import { diffIndices } from 'node-diff3';
import { splitLines } from '../../merge/merge-lines.ts';

/** Lines around a change that are shown with it. */
const CONTEXT = 2;

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Number of the line before and after, counted from 1. */
  before?: number;
  after?: number;
}

/** Changed lines that belong together, with some lines around them. */
export interface DiffHunk {
  lines: DiffLine[];
  /** Undoes the changes of this part in the new text. */
  revert: () => string;
}

/** The differences between two texts by lines. */
export function diffLines(before: string, after: string): DiffHunk[] {
  const [old, current] = [splitLines(before), splitLines(after)];
  return diffIndices(old, current).map(({ buffer1: [oldStart, oldLength], buffer2: [start, length] }) => {
    const lines: DiffLine[] = [];
    for (let step = Math.min(CONTEXT, oldStart); step > 0; step -= 1) {
      lines.push({
        kind: 'same',
        text: old[oldStart - step] ?? '',
        before: oldStart - step + 1,
        after: start - step + 1,
      });
    }
    for (let place = oldStart; place < oldStart + oldLength; place += 1) {
      lines.push({ kind: 'removed', text: old[place] ?? '', before: place + 1 });
    }
    for (let place = start; place < start + length; place += 1) {
      lines.push({ kind: 'added', text: current[place] ?? '', after: place + 1 });
    }
    for (let step = 0; step < CONTEXT && oldStart + oldLength + step < old.length; step += 1) {
      const [place, newPlace] = [oldStart + oldLength + step, start + length + step];
      lines.push({ kind: 'same', text: old[place] ?? '', before: place + 1, after: newPlace + 1 });
    }
    return {
      lines,
      revert: () =>
        [
          ...current.slice(0, start),
          ...old.slice(oldStart, oldStart + oldLength),
          ...current.slice(start + length),
        ].join(''),
    };
  });
}
