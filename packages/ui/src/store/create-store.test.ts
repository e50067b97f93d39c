import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('calls listeners after a change until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const end = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  end();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(3);
});

test('does not call a listener that another listener has unsubscribed', () => {
  const store = createStore('');
  const second = vi.fn<() => void>();
  const ends: (() => void)[] = [];
  store.subscribe(() => {
    for (const end of ends) end();
  });
  ends.push(store.subscribe(second));
  store.set('a');
  expect(second).not.toHaveBeenCalled();
});
