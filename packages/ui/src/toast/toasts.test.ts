import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';
import type { Toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function titlesOf(toasts: Toasts): string[] {
  return toasts.visible().map(({ title, open }) => (open ? title : `${title} (closing)`));
}

function createWithToasts(count: number): Toasts {
  const toasts = createToasts();
  for (let number = 1; number <= count; number += 1) toasts.add({ title: String(number) });
  return toasts;
}

test('shows five toasts, and the sixth when one is removed', () => {
  const toasts = createWithToasts(6);
  expect(titlesOf(toasts)).toEqual(['1', '2', '3', '4', '5']);
  toasts.close(2);
  expect(titlesOf(toasts)).toEqual(['1', '2 (closing)', '3', '4', '5']);
  vi.advanceTimersByTime(199);
  expect(titlesOf(toasts)).toEqual(['1', '2 (closing)', '3', '4', '5']);
  vi.advanceTimersByTime(1);
  expect(titlesOf(toasts)).toEqual(['1', '3', '4', '5', '6']);
});

test('a toast can be updated', () => {
  const toasts = createWithToasts(1);
  toasts.update(1, { title: 'Saved', color: 'success' });
  expect(toasts.visible()).toEqual([{ id: 1, title: 'Saved', color: 'success', open: true }]);
});

test('clear closes all visible toasts and removes those in the queue', () => {
  const toasts = createWithToasts(7);
  toasts.clear();
  expect(titlesOf(toasts)).toEqual(['1 (closing)', '2 (closing)', '3 (closing)', '4 (closing)', '5 (closing)']);
  vi.advanceTimersByTime(200);
  expect(titlesOf(toasts)).toEqual([]);
});

test('notifies listeners of every change until they unsubscribe', () => {
  const toasts = createToasts();
  const listener = vi.fn<() => void>();
  const unsubscribe = toasts.subscribe(listener);
  toasts.add({ title: 'One' });
  toasts.close(1);
  toasts.close(1);
  vi.advanceTimersByTime(200);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  toasts.add({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(3);
});
