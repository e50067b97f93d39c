import type { DraftBase } from '../drafts/draft-file.ts';
import { applyChange, findChange, invertChange } from './text-change.ts';
import type { TextChange } from './text-change.ts';

/** Adjacent changes within this time are undone together, in milliseconds. */
const MERGE_WINDOW = 800;

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 500;

/** The published versions that a text was based on before and after a merge. `undefined`: the file was new. */
interface BaseChange {
  before: DraftBase | undefined;
  after: DraftBase | undefined;
}

interface Step extends TextChange {
  at: number;
  bases?: BaseChange | undefined;
}

/** A text after undo or redo. */
interface StepResult {
  text: string;
  /** Set if the step was a merge with a newer published version: the version that the text is based on. */
  rebased?: { base: DraftBase | undefined };
}

/** Undo and redo of one text, shared by all views. */
export interface TextHistory {
  /** Records a change, and the versions it is based on if it is a merge. */
  add: (before: string, after: string, bases?: BaseChange) => void;
  /** Returns the text before the last change; `undefined` if there is none. */
  undo: (text: string) => StepResult | undefined;
  /** Returns the text after the last undone change; `undefined` if there is none. */
  redo: (text: string) => StepResult | undefined;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

/** Creates an empty history. `now` returns the current time in milliseconds. */
export function createTextHistory(now: () => number = Date.now): TextHistory {
  const done: Step[] = [];
  const undone: Step[] = [];
  return {
    add(before, after, bases) {
      const change = findChange(before, after);
      if (!change) return;
      undone.length = 0;
      const last = done.at(-1);
      const mayJoin = last && !last.bases && !bases && now() - last.at < MERGE_WINDOW;
      const joined = mayJoin ? joinTyping(last, change) : undefined;
      if (joined) done[done.length - 1] = { ...joined, at: now() };
      else done.push({ ...change, at: now(), bases });
      if (done.length > MAX_STEPS) done.shift();
    },
    undo(text) {
      const step = done.pop();
      if (!step) return undefined;
      undone.push(step);
      return resultOf(applyChange(text, invertChange(step)), step.bases, 'before');
    },
    redo(text) {
      const step = undone.pop();
      if (!step) return undefined;
      // The next change must not be merged with this one.
      done.push({ ...step, at: 0 });
      return resultOf(applyChange(text, step), step.bases, 'after');
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}

function resultOf(text: string, bases: BaseChange | undefined, side: keyof BaseChange): StepResult {
  return bases ? { text, rebased: { base: bases[side] } } : { text };
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
