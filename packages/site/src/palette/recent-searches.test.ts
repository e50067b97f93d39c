import { expect, test } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

function keep(first?: string) {
  const kept = new Map(first === undefined ? [] : [['recto-recent-searches', first]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, recent: createRecentSearches(() => storage) };
}

test('stores the newest first, each once, and removes the oldest', () => {
  const { recent } = keep();
  for (const query of ['a', 'b', ' a ', '', 'c', 'd', 'e', 'f']) recent.add(query);
  expect(recent.read()).toEqual(['f', 'e', 'd', 'c', 'a']);
});

test('removes one search, and removes the key with all of them', () => {
  const { kept, recent } = keep('["a","b"]');
  recent.remove('a');
  expect(recent.read()).toEqual(['b']);
  recent.clear();
  expect(recent.read()).toEqual([]);
  expect(kept.size).toBe(0);
});

test.for(['{', '"a"', '[1,null,"a"]', 'null'])('ignores invalid stored data: %s', (text) => {
  const { recent } = keep(text);
  expect(recent.read()).toEqual(text.includes(',"a"') ? ['a'] : []);
});

test('stores nothing if storage is not available', () => {
  const recent = createRecentSearches(() => {
    throw new Error('denied');
  });
  recent.add('a');
  expect(recent.read()).toEqual([]);
});
