import { expect, test, vi } from 'vitest';
import { FakeStorage, noStorage } from '../../fixtures/fake-storage.ts';
import { createKeptState } from './kept-state.ts';

test('values outlive a reload, once', () => {
  const storage = new FakeStorage();
  const before = createKeptState(() => storage);
  before.set('draft', { text: 'half a sentence' });
  before.set('panel', false);
  before.save();

  const after = createKeptState(() => storage);
  expect(after.wasRestored).toBe(true);
  expect(after.get('draft')).toEqual({ text: 'half a sentence' });
  expect([after.has('panel'), after.get('panel')]).toEqual([true, false]);
  expect(createKeptState(() => storage).wasRestored).toBe(false);
});

test('nothing is written where there is nothing to keep, nor before it is time', () => {
  const storage = new FakeStorage();
  const state = createKeptState(() => storage);
  state.save();
  expect(storage.length).toBe(0);
  state.set('draft', 'text');
  expect(storage.length).toBe(0);
});

test('what came over a reload and was never touched outlives the next one too', () => {
  const storage = new FakeStorage();
  const first = createKeptState(() => storage);
  first.set('draft', 'text');
  first.save();
  createKeptState(() => storage).save();
  expect(createKeptState(() => storage).get('draft')).toBe('text');
});

test('listeners hear of a change as long as they listen', () => {
  const state = createKeptState(() => new FakeStorage());
  const listener = vi.fn<() => void>();
  const stop = state.subscribe(listener);
  state.set('draft', 'one');
  stop();
  state.set('draft', 'two');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a note that cannot be read is as good as none', () => {
  const storage = new FakeStorage();
  storage.setItem('recto-kept-state', '{');
  expect(createKeptState(() => storage).wasRestored).toBe(false);
});

test('a browser that keeps nothing loses the values, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const state = createKeptState(noStorage);
  state.set('draft', 'text');
  expect(state.get('draft')).toBe('text');
  state.save();
  expect(warn).toHaveBeenCalledTimes(1);
});
