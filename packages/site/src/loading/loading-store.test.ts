import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADING_HIDE_MS, LOADING_RESET_MS, LOADING_THROTTLE_MS } from '../constants.ts';
import { createLoadingStore, estimateProgress } from './loading-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the numbers are those of the specification', () => {
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

test('what is there within 200 ms never shows it', () => {
  const { store, seen } = watch();
  const done = store.start();
  vi.advanceTimersByTime(199);
  done();
  vi.advanceTimersByTime(5000);
  expect(seen.some(({ isVisible }) => isVisible)).toBe(false);
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
});

test('it moves on from the moment it shows', () => {
  const { store } = watch();
  store.start();
  vi.advanceTimersByTime(200);
  vi.advanceTimersByTime(1000);
  expect(store.get().progress).toBe(50);
  vi.advanceTimersByTime(1000);
  expect(store.get().progress).toBe(estimateProgress(2000));
});

test('it runs to its end, disappears 500 ms later, and is back at its start 400 ms after that', () => {
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

test('a load that overtakes another goes on with its bar, and only its own end ends it', () => {
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

test('a load that begins while the last bar goes waits its own 200 ms', () => {
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

test('a page that comes back from the past has no bar', () => {
  const { store } = watch();
  const done = store.start();
  vi.advanceTimersByTime(600);
  store.reset();
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
  done();
  vi.advanceTimersByTime(5000);
  expect(store.get()).toEqual({ isVisible: false, progress: 0 });
});

test('who no longer listens hears nothing', () => {
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
