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
  return toasts.visible().map(({ title, open }) => (open ? title : `${title} leaves`));
}

function fill(count: number): Toasts {
  const toasts = createToasts();
  for (let number = 1; number <= count; number += 1) toasts.add({ title: String(number) });
  return toasts;
}

test('shows five toasts, and the sixth when one is removed', () => {
  const toasts = fill(6);
  expect(titlesOf(toasts)).toEqual(['1', '2', '3', '4', '5']);
  toasts.close(2);
  expect(titlesOf(toasts)).toEqual(['1', '2 leaves', '3', '4', '5']);
  vi.advanceTimersByTime(199);
  expect(titlesOf(toasts)).toEqual(['1', '2 leaves', '3', '4', '5']);
  vi.advanceTimersByTime(1);
  expect(titlesOf(toasts)).toEqual(['1', '3', '4', '5', '6']);
});

test('a toast can be updated', () => {
  const toasts = fill(1);
  toasts.update(1, { title: 'Saved', color: 'success' });
  expect(toasts.visible()).toEqual([{ id: 1, title: 'Saved', color: 'success', open: true }]);
});

test('clear closes all visible toasts and removes those in the queue', () => {
  const toasts = fill(7);
  toasts.clear();
  expect(titlesOf(toasts)).toEqual(['1 leaves', '2 leaves', '3 leaves', '4 leaves', '5 leaves']);
  vi.advanceTimersByTime(200);
  expect(titlesOf(toasts)).toEqual([]);
});

test('notifies listeners of every change until they unsubscribe', () => {
  const toasts = createToasts();
  const heard = vi.fn<() => void>();
  const stop = toasts.subscribe(heard);
  toasts.add({ title: 'One' });
  toasts.close(1);
  toasts.close(1);
  vi.advanceTimersByTime(200);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  toasts.add({ title: 'Two' });
  expect(heard).toHaveBeenCalledTimes(3);
});
