import { expect, test } from 'vitest';
import { cacheForever } from '../cache-result.ts';
import { digestRows, recordFile, recordRead, parseQueryKey, recordCache, recordReads } from './record-reads.ts';

test('records the reads of a function, also of concurrent steps', async () => {
  const read = async (key: string): Promise<void> => {
    await Promise.resolve();
    recordRead(key, `${key}!`);
  };
  const [one, two] = await Promise.all([
    recordReads(async () => await Promise.all([read('a'), read('b')])),
    recordReads(async () => {
      recordFile('/island');
      await read('c');
    }),
  ]);
  expect([...one.reads]).toEqual([
    ['a', 'a!'],
    ['b', 'b!'],
  ]);
  expect(one.files).toEqual([]);
  expect([[...two.reads], two.files]).toEqual([[['c', 'c!']], ['/island']]);
});

test('records the reads of a cached result each time it is used', async () => {
  let calls = 0;
  const list = recordCache(cacheForever)(async () => {
    calls += 1;
    recordRead('all', '1');
    return calls;
  });
  const first = await recordReads(list);
  const second = await recordReads(list);
  expect([first.result, second.result, calls]).toEqual([1, 1, 1]);
  expect([...second.reads]).toEqual([['all', '1']]);
});

test('parses only keys of queries, and the digest of rows depends on their values', () => {
  expect(parseQueryKey('["SELECT ?",["a",1,null]]')).toEqual({ sql: 'SELECT ?', parameters: ['a', 1, null] });
  expect(parseQueryKey('file:/raw/a.md')).toBeUndefined();
  expect(digestRows([{ a: 1 }])).not.toBe(digestRows([{ a: 2 }]));
});
