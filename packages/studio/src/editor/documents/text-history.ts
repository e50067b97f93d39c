import { applyChange, findChange, invertChange } from './text-change.ts';
import type { TextChange } from './text-change.ts';

/** Changes that follow within this time at the same place are undone together, in milliseconds. */
const TOGETHER = 800;

/** Most steps that can be undone. */
const MOST_STEPS = 500;

interface Step extends TextChange {
  at: number;
}

/** Undo and redo of one text, whichever view has changed it. */
export interface TextHistory {
  /** Notes what was changed. */
  add: (before: string, after: string) => void;
  /** The text before the last change; `undefined` where there is none. */
  undo: (text: string) => string | undefined;
  redo: (text: string) => string | undefined;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

export function createTextHistory(now: () => number = Date.now): TextHistory {
  const done: Step[] = [];
  const undone: Step[] = [];
  return {
    add(before, after) {
      const change = findChange(before, after);
      if (!change) return;
      undone.length = 0;
      const last = done.at(-1);
      const joined = last && now() - last.at < TOGETHER ? joinTyping(last, change) : undefined;
      if (joined) done[done.length - 1] = { ...joined, at: now() };
      else done.push({ ...change, at: now() });
      if (done.length > MOST_STEPS) done.shift();
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
      // The next change is a step of its own.
      done.push({ ...step, at: 0 });
      return applyChange(text, step);
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}

/** Letters that were typed, or deleted, one after the other; `undefined` where the second change is somewhere else. */
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
