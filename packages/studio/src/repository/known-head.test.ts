import { beforeEach, expect, test, vi } from 'vitest';
import { createKnownHead } from './known-head.ts';
import type { KnownHead } from './known-head.ts';
import { notFound, success } from './repository-error.ts';
import type { AsyncResult } from './repository-error.ts';

let time = 0;
const read = vi.fn<() => AsyncResult<string>>();
let head: KnownHead;

beforeEach(() => {
  time = 0;
  read.mockReset().mockResolvedValue(success('one'));
  head = createKnownHead(read, () => time);
});

test('reads the commit again only after the maximum age', async () => {
  expect(await head.recent(1000)).toEqual(success('one'));
  read.mockResolvedValue(success('two'));
  time = 1000;
  expect(await head.recent(1000)).toEqual(success('one'));
  time = 1001;
  expect(await head.recent(1000)).toEqual(success('two'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('returns what it knows without waiting, and reads an old commit in the background', async () => {
  expect(head.last(1000)).toBeUndefined();
  expect(head.last(1000)).toBeUndefined();
  await vi.waitFor(() => {
    expect(head.last(1000)).toBe('one');
  });
  expect(read).toHaveBeenCalledTimes(1);
  head.record('written');
  expect(head.last(1000)).toBe('written');
  expect(await head.recent(1000)).toEqual(success('written'));
});

test('keeps the known commit if the host cannot be reached', async () => {
  head.record('one');
  time = 5000;
  read.mockResolvedValue(notFound('The branch'));
  expect(head.last(1000)).toBe('one');
  expect(await head.recent(1000)).toMatchObject({ ok: false });
  read.mockRejectedValue(new Error('broken'));
  expect(head.last(1000)).toBe('one');
});
