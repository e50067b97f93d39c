import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import {
  LOADING_DURATION_MS,
  LOADING_HIDE_MS,
  LOADING_RESET_MS,
  LOADING_STEP_MS,
  LOADING_THROTTLE_MS,
} from '../constants.ts';

export interface LoadingState {
  isVisible: boolean;
  /** From 0 to 100. */
  progress: number;
}

export interface LoadingStore extends Omit<Store<LoadingState>, 'set'> {
  /** Something is being loaded. What is returned says that it is there; it says nothing once another start overtook it. */
  start: () => () => void;
  /** Nothing is being loaded, and nothing was. */
  reset: () => void;
}

const IDLE: LoadingState = { isVisible: false, progress: 0 };

/** The state of the loading bar: what loads quickly never shows it. */
export function createLoadingStore(): LoadingStore {
  const { get, set, subscribe } = createStore(IDLE);
  let current: object | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (time: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, time);
  };

  const show = (): void => {
    const shownAt = Date.now();
    const step = (): void => {
      set({ isVisible: true, progress: estimateProgress(Date.now() - shownAt) });
      after(LOADING_STEP_MS, step);
    };
    step();
  };

  const reset = (): void => {
    clearTimeout(timer);
    current = undefined;
    set(IDLE);
  };

  /** Runs to its end, stays for a moment, disappears, and is back at its start once nobody sees it. */
  const finish = (): void => {
    if (!get().isVisible) {
      reset();
      return;
    }
    current = undefined;
    set({ isVisible: true, progress: 100 });
    after(LOADING_HIDE_MS, () => {
      set({ isVisible: false, progress: 100 });
      after(LOADING_RESET_MS, reset);
    });
  };

  const start = (): (() => void) => {
    const isOnItsWay = current !== undefined;
    const own = {};
    current = own;
    // One that overtakes another goes on with its bar.
    if (!isOnItsWay) {
      set(IDLE);
      after(LOADING_THROTTLE_MS, show);
    }
    return () => {
      if (current === own) finish();
    };
  };

  return { get, subscribe, start, reset };
}

/** How far the bar has come, in percent: quick at first, ever slower, never at its end. */
export function estimateProgress(elapsedMs: number): number {
  const share = (elapsedMs / LOADING_DURATION_MS) * 100;
  return (2 / Math.PI) * 100 * Math.atan(share / 50);
}
