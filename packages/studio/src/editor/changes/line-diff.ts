import { diffIndices } from 'node-diff3';
import { splitLines } from '../../merge/merge-lines.ts';

/** Number of context lines before and after a change. */
const CONTEXT = 2;

/** A line of a diff. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  /** The line with its line break. */
  text: string;
  /** Line number in the old text, counted from 1. Missing if the line was added. */
  before?: number;
  /** Line number in the new text, counted from 1. Missing if the line was removed. */
  after?: number;
}

/** Consecutive changed lines with context lines around them. */
export interface DiffHunk {
  /** Changed lines and context lines, in reading order. */
  lines: DiffLine[];
  /** Returns the new text without the changes of this hunk. */
  discard: () => string;
}

/** Computes the line differences between two texts. */
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
    for (let index = oldStart; index < oldStart + oldLength; index += 1) {
      lines.push({ kind: 'removed', text: old[index] ?? '', before: index + 1 });
    }
    for (let index = start; index < start + length; index += 1) {
      lines.push({ kind: 'added', text: current[index] ?? '', after: index + 1 });
    }
    for (let step = 0; step < CONTEXT && oldStart + oldLength + step < old.length; step += 1) {
      const [index, newIndex] = [oldStart + oldLength + step, start + length + step];
      lines.push({ kind: 'same', text: old[index] ?? '', before: index + 1, after: newIndex + 1 });
    }
    return {
      lines,
      discard: () =>
        [
          ...current.slice(0, start),
          ...old.slice(oldStart, oldStart + oldLength),
          ...current.slice(start + length),
        ].join(''),
    };
  });
}
