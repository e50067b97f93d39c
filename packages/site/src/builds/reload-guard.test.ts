import { expect, test } from 'vitest';
import { FakeStorage, throwStorageError } from '../../fixtures/fake-storage.ts';
import { RELOAD_GUARD_MS } from '../constants.ts';
import { claimReload } from './reload-guard.ts';

const NOW = 1_790_000_000_000;

test('allows one reload of a path within ten seconds', () => {
  const storage = new FakeStorage();
  const claim = (path: string, now: number): boolean => claimReload(path, () => storage, now);
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(claim('/one', NOW)).toBe(true);
  expect(claim('/one', NOW)).toBe(false);
  expect(claim('/one', NOW + 9999)).toBe(false);
  expect(claim('/one', NOW + 10_000)).toBe(true);
});

test('allows the reload of another path', () => {
  const storage = new FakeStorage();
  expect(claimReload('/one', () => storage, NOW)).toBe(true);
  expect(claimReload('/two', () => storage, NOW)).toBe(true);
});

test('stores the path and the expiry time', () => {
  const storage = new FakeStorage();
  claimReload('/one', () => storage, NOW);
  expect(JSON.parse(storage.getItem('recto-reload') ?? '')).toEqual({ path: '/one', expires: NOW + 10_000 });
});

test('does not extend the expiry time when a reload is refused', () => {
  const storage = new FakeStorage();
  claimReload('/one', () => storage, NOW);
  claimReload('/one', () => storage, NOW + 9000);
  expect(claimReload('/one', () => storage, NOW + 10_000)).toBe(true);
});

test.for(['', 'null', '{', '[]', '{"path":7}', '{"path":"/one","expires":"soon"}'])(
  'ignores the stored text %o',
  (text) => {
    const storage = new FakeStorage();
    storage.setItem('recto-reload', text);
    expect(claimReload('/one', () => storage, NOW)).toBe(true);
  },
);

test('allows no reload where storage is not available', () => {
  expect(claimReload('/one', throwStorageError, NOW)).toBe(false);
});
