import { applyChange, findChange, invertChange } from './text-change.ts';
import type { TextChange } from './text-change.ts';

/** Adjacent changes within this time are undone together, in milliseconds. */
const MERGE_WINDOW = 800;

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 500;

interface Step extends TextChange {
  at: number;
}

/** Undo and redo of one text, shared by all views. */
export interface TextHistory {
  /** Records a change. */
  add: (before: string, after: string) => void;
  /** Returns the text before the last change; `undefined` if there is none. */
  undo: (text: string) => string | undefined;
  /** Returns the text after the last undone change; `undefined` if there is none. */
  redo: (text: string) => string | undefined;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

/** Creates an empty history. `now` returns the current time in milliseconds. */
export function createTextHistory(now: () => number = Date.now): TextHistory {
  const done: Step[] = [];
  const undone: Step[] = [];
  return {
    add(before, after) {
      const change = findChange(before, after);
      if (!change) return;
      undone.length = 0;
      const last = done.at(-1);
      const joined = last && now() - last.at < MERGE_WINDOW ? joinTyping(last, change) : undefined;
      if (joined) done[done.length - 1] = { ...joined, at: now() };
      else done.push({ ...change, at: now() });
      if (done.length > MAX_STEPS) done.shift();
    },
    undo(text) {
      const step = done.pop();
      if (!step) return undefined;
      undone.push(step);
      return applyChange(text, invertChange(step));
    },
    redo(text) {
      const step = undone.pop();
      if (!step) return undefined;
      // The next change must not be merged with this one.
      done.push({ ...step, at: 0 });
      return applyChange(text, step);
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}

/** Merges two changes of consecutive typing or deleting; `undefined` if the second change is not adjacent. */
function joinTyping(first: TextChange, second: TextChange): TextChange | undefined {
  const isTyping = first.removed === '' && second.removed === '';
  if (isTyping && second.start === first.start + first.inserted.length && !/\n/u.test(second.inserted)) {
    return { ...first, inserted: first.inserted + second.inserted };
  }
  const isDeleting = first.inserted === '' && second.inserted === '';
  if (isDeleting && second.start + second.removed.length === first.start) {
    return { ...second, removed: second.removed + first.removed };
  }
  return undefined;
}
