import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import {
  LOADING_DURATION_MS,
  LOADING_HIDE_MS,
  LOADING_RESET_MS,
  LOADING_STEP_MS,
  LOADING_THROTTLE_MS,
} from '../constants.ts';

/** State of the loading bar. */
export interface LoadingState {
  isVisible: boolean;
  /** From 0 to 100. */
  progress: number;
}

/** Store of the loading bar's state. */
export interface LoadingStore extends Omit<Store<LoadingState>, 'set'> {
  /** Starts loading and returns a function that ends it. The function has no effect after another start. */
  start: () => () => void;
  /** Hides the bar at once. The end of the current load has no effect then. */
  reset: () => void;
}

const IDLE: LoadingState = { isVisible: false, progress: 0 };

/** Creates the state of the loading bar, which does not show for quick loads. */
export function createLoadingStore(): LoadingStore {
  const { get, set, subscribe } = createStore(IDLE);
  let current: object | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (time: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, time);
  };

  const show = (): void => {
    const shownAt = Date.now();
    const step = (): void => {
      set({ isVisible: true, progress: estimateProgress(Date.now() - shownAt) });
      schedule(LOADING_STEP_MS, step);
    };
    step();
  };

  const reset = (): void => {
    clearTimeout(timer);
    current = undefined;
    set(IDLE);
  };

  /** Completes the bar, keeps it for a moment, hides it, and resets it when it is no longer visible. */
  const finish = (): void => {
    if (!get().isVisible) {
      reset();
      return;
    }
    current = undefined;
    set({ isVisible: true, progress: 100 });
    schedule(LOADING_HIDE_MS, () => {
      set({ isVisible: false, progress: 100 });
      schedule(LOADING_RESET_MS, reset);
    });
  };

  const start = (): (() => void) => {
    const isLoading = current !== undefined;
    const token = {};
    current = token;
    // A load that replaces another continues its bar.
    if (!isLoading) {
      set(IDLE);
      schedule(LOADING_THROTTLE_MS, show);
    }
    return () => {
      if (current === token) finish();
    };
  };

  return { get, subscribe, start, reset };
}

/** Estimates the progress in percent: fast at first, then ever slower, and never 100. */
export function estimateProgress(elapsedMs: number): number {
  const share = (elapsedMs / LOADING_DURATION_MS) * 100;
  return (2 / Math.PI) * 100 * Math.atan(share / 50);
}
