import { expect, test } from 'vitest';
import { keepForever } from '../keep-result.ts';
import { digestRows, noteFile, noteRead, parseQueryKey, recordKeep, recordReads } from './record-reads.ts';

test('work has what it reads, also in steps that run side by side', async () => {
  const read = async (key: string): Promise<void> => {
    await Promise.resolve();
    noteRead(key, `${key}!`);
  };
  const [one, two] = await Promise.all([
    recordReads(async () => await Promise.all([read('a'), read('b')])),
    recordReads(async () => {
      noteFile('/island');
      await read('c');
    }),
  ]);
  expect([...one.reads]).toEqual([
    ['a', 'a!'],
    ['b', 'b!'],
  ]);
  expect(one.shown).toEqual([]);
  expect([[...two.reads], two.shown]).toEqual([[['c', 'c!']], ['/island']]);
});

test('whoever gets a kept result has read what it was made from', async () => {
  let made = 0;
  const list = recordKeep(keepForever)(async () => {
    made += 1;
    noteRead('all', '1');
    return made;
  });
  const first = await recordReads(list);
  const second = await recordReads(list);
  expect([first.result, second.result, made]).toEqual([1, 1, 1]);
  expect([...second.reads]).toEqual([['all', '1']]);
});

test('a query is told from other reads, and its rows by what is in them', () => {
  expect(parseQueryKey('["SELECT ?",["a",1,null]]')).toEqual({ sql: 'SELECT ?', parameters: ['a', 1, null] });
  expect(parseQueryKey('file:/raw/a.md')).toBeUndefined();
  expect(digestRows([{ a: 1 }])).not.toBe(digestRows([{ a: 2 }]));
});
