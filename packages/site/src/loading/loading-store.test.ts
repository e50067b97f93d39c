import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADING_HIDE_MS, LOADING_RESET_MS, LOADING_THROTTLE_MS } from '../constants.ts';
import { createLoadingStore, estimateProgress } from './loading-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the durations are 200, 500 and 400 ms', () => {
  expect([LOADING_THROTTLE_MS, LOADING_HIDE_MS, LOADING_RESET_MS]).toEqual([200, 500, 400]);
});

test('the bar shows after 200 ms and not before', () => {
  const { store } = watch();
  store.start();
  vi.advanceTimersByTime(199);
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual({ isVisible: true, progress: 0 });
});

test('the bar never shows for a load of less than 200 ms', () => {
  const { store, seen } = watch();
  const done = store.start();
  vi.advanceTimersByTime(199);
  done();
  vi.advanceTimersByTime(5000);
  expect(seen.some(({ isVisible }) => isVisible)).toBe(false);
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
});

test('the progress starts when the bar shows', () => {
  const { store } = watch();
  store.start();
  vi.advanceTimersByTime(200);
  vi.advanceTimersByTime(1000);
  expect(store.get().progress).toBe(50);
  vi.advanceTimersByTime(1000);
  expect(store.get().progress).toBe(estimateProgress(2000));
});

test('the bar completes, disappears after 500 ms, and is reset after another 400 ms', () => {
  const { store } = watch();
  const done = store.start();
  vi.advanceTimersByTime(700);
  done();
  expect(store.get()).toEqual({ isVisible: true, progress: 100 });
  vi.advanceTimersByTime(499);
  expect(store.get()).toEqual({ isVisible: true, progress: 100 });
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual({ isVisible: false, progress: 100 });
  vi.advanceTimersByTime(399);
  expect(store.get()).toEqual({ isVisible: false, progress: 100 });
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
});

test('a load that replaces another continues its bar, and only its own end completes it', () => {
  const { store } = watch();
  const first = store.start();
  vi.advanceTimersByTime(1200);
  const second = store.start();
  expect(store.get().progress).toBe(50);
  first();
  vi.advanceTimersByTime(1000);
  expect(store.get()).toEqual({ isVisible: true, progress: estimateProgress(2000) });
  second();
  expect(store.get().progress).toBe(100);
});

test('a load that starts while the previous bar is closing waits 200 ms', () => {
  const { store } = watch();
  const done = store.start();
  vi.advanceTimersByTime(300);
  done();
  vi.advanceTimersByTime(100);
  store.start();
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
  vi.advanceTimersByTime(200);
  expect(store.get()).toEqual({ isVisible: true, progress: 0 });
});

test('reset hides the bar', () => {
  const { store } = watch();
  const done = store.start();
  vi.advanceTimersByTime(600);
  store.reset();
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
  done();
  vi.advanceTimersByTime(5000);
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
});

test('an unsubscribed listener is not called', () => {
  const store = createLoadingStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener)();
  store.start();
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
});

function watch() {
  const store = createLoadingStore();
  const seen: ReturnType<typeof store.get>[] = [];
  store.subscribe(() => seen.push(store.get()));
  return { store, seen };
}
