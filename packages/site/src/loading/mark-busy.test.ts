import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NAVIGATION_DELAY_MS } from '../constants.ts';
import { markBusy } from './mark-busy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake element with attributes. */
function element() {
  const attributes = new Map<string, string>();
  return {
    attributes,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
}

test('a page that loads within 100 ms is not marked', () => {
  expect(NAVIGATION_DELAY_MS).toBe(100);
  const main = element();
  const done = markBusy(() => main as unknown as Element);
  vi.advanceTimersByTime(99);
  done();
  vi.advanceTimersByTime(1000);
  expect(main.attributes.size).toBe(0);
});

test('a page that takes longer is marked as busy until it is loaded', () => {
  const main = element();
  const done = markBusy(() => main as unknown as Element);
  vi.advanceTimersByTime(100);
  expect(main.attributes.get('aria-busy')).toBe('true');
  done();
  expect(main.attributes.size).toBe(0);
});

test('does nothing on a page without main', () => {
  const done = markBusy(() => null);
  vi.advanceTimersByTime(100);
  expect(done).not.toThrow();
});
