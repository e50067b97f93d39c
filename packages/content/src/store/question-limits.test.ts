import { expect, test } from 'vitest';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { limitStore, resolveLimits } from './question-limits.ts';
import type { RawRow, ReadStore } from './store.ts';

/** A database elsewhere that answers when it is told to. */
function createDistant() {
  const answers: PromiseWithResolvers<RawRow[]>[] = [];
  const store: ReadStore = {
    collections: { pages: { id: 'string' } },
    dialect: sqliteDialect,
    all: () => {
      const answer = Promise.withResolvers<RawRow[]>();
      answers.push(answer);
      return answer.promise;
    },
    close: async () => undefined,
  };
  return { store, answers };
}

test('two seconds and a hundred that wait, unless others are named', () => {
  expect(resolveLimits({})).toEqual({ timeout: 2000, most: 100 });
  expect(resolveLimits({ timeout: 1, most: 0 })).toEqual({ timeout: 1, most: 0 });
});

test('an answer or a fault in time is passed on', async () => {
  const { store, answers } = createDistant();
  const limited = limitStore(store, { timeout: 60_000, most: 10 });
  const asked = [limited.all('a', []), limited.all('b', [])];
  answers[0]?.resolve([{ id: 'x' }]);
  answers[1]?.reject(new Error('no such table'));
  expect(await asked[0]).toEqual([{ id: 'x' }]);
  await expect(asked[1]).rejects.toThrow('no such table');
  expect(limited.collections).toBe(store.collections);
});

test('after its time nobody waits for a question', async () => {
  const limited = limitStore(createDistant().store, { timeout: 10, most: 10 });
  await expect(limited.all('a', [])).rejects.toThrow(
    expect.objectContaining({ code: 'query/too-slow', message: 'The query took longer than 10 ms and was ended.' }),
  );
});

test('beyond so many, questions are refused until others are answered', async () => {
  const { store, answers } = createDistant();
  const limited = limitStore(store, { timeout: 60_000, most: 1 });
  const asked = [limited.all('a', []), limited.all('b', [])];
  await expect(limited.all('c', [])).rejects.toThrow(expect.objectContaining({ code: 'query/busy' }));
  answers[0]?.resolve([]);
  answers[1]?.reject(new Error('lost'));
  await Promise.allSettled(asked);
  const later = [limited.all('d', []), limited.all('e', [])];
  answers[2]?.resolve([{ id: 'd' }]);
  answers[3]?.resolve([{ id: 'e' }]);
  expect(await Promise.all(later)).toEqual([[{ id: 'd' }], [{ id: 'e' }]]);
});
