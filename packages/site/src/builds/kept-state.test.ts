import { expect, test, vi } from 'vitest';
import { FakeStorage, throwStorageError } from '../../fixtures/fake-storage.ts';
import { createKeptState } from './kept-state.ts';

test('restores values after one reload', () => {
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

test('writes nothing before save, and nothing without values', () => {
  const storage = new FakeStorage();
  const state = createKeptState(() => storage);
  state.save();
  expect(storage.length).toBe(0);
  state.set('draft', 'text');
  expect(storage.length).toBe(0);
});

test('restores unchanged values after a second reload', () => {
  const storage = new FakeStorage();
  const first = createKeptState(() => storage);
  first.set('draft', 'text');
  first.save();
  createKeptState(() => storage).save();
  expect(createKeptState(() => storage).get('draft')).toBe('text');
});

test('notifies listeners of changes until they unsubscribe', () => {
  const state = createKeptState(() => new FakeStorage());
  const listener = vi.fn<() => void>();
  const stop = state.subscribe(listener);
  state.set('draft', 'one');
  stop();
  state.set('draft', 'two');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('ignores stored text that is not valid JSON', () => {
  const storage = new FakeStorage();
  storage.setItem('recto-kept-state', '{');
  expect(createKeptState(() => storage).wasRestored).toBe(false);
});

test('warns and loses the values where storage is not available', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const state = createKeptState(throwStorageError);
  state.set('draft', 'text');
  expect(state.get('draft')).toBe('text');
  state.save();
  expect(warn).toHaveBeenCalledTimes(1);
});
