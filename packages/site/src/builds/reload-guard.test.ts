import { expect, test } from 'vitest';
import { FakeStorage, noStorage } from '../../fixtures/fake-storage.ts';
import { RELOAD_GUARD_MS } from '../constants.ts';
import { claimReload } from './reload-guard.ts';

const NOW = 1_790_000_000_000;

test('a path is loaded anew once in ten seconds', () => {
  const storage = new FakeStorage();
  const claim = (path: string, now: number): boolean => claimReload(path, () => storage, now);
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(claim('/one', NOW)).toBe(true);
  expect(claim('/one', NOW)).toBe(false);
  expect(claim('/one', NOW + 9999)).toBe(false);
  expect(claim('/one', NOW + 10_000)).toBe(true);
});

test('another path is not held back', () => {
  const storage = new FakeStorage();
  expect(claimReload('/one', () => storage, NOW)).toBe(true);
  expect(claimReload('/two', () => storage, NOW)).toBe(true);
});

test('the note is the path and the time it holds until', () => {
  const storage = new FakeStorage();
  claimReload('/one', () => storage, NOW);
  expect(JSON.parse(storage.getItem('recto-reload') ?? '')).toEqual({ path: '/one', expires: NOW + 10_000 });
});

test('a refused reload does not make the note last longer', () => {
  const storage = new FakeStorage();
  claimReload('/one', () => storage, NOW);
  claimReload('/one', () => storage, NOW + 9000);
  expect(claimReload('/one', () => storage, NOW + 10_000)).toBe(true);
});

test.for(['', 'null', '{', '[]', '{"path":7}', '{"path":"/one","expires":"soon"}'])(
  'a note that reads %o holds nothing back',
  (text) => {
    const storage = new FakeStorage();
    storage.setItem('recto-reload', text);
    expect(claimReload('/one', () => storage, NOW)).toBe(true);
  },
);

test('where nothing can be noted, nothing is loaded anew', () => {
  expect(claimReload('/one', noStorage, NOW)).toBe(false);
});
