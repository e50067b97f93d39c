import { expect, test, vi } from 'vitest';
import { createPackOnce } from './pack-once.ts';

const pack = vi.fn(async (text: string) => new TextEncoder().encode(text));

test('a text is packed once in each encoding', async () => {
  pack.mockClear();
  const packOnce = createPackOnce(pack);
  const first = await packOnce('page', 'br');
  expect(await packOnce('page', 'br')).toBe(first);
  await packOnce('page', 'gzip');
  await packOnce('other', 'br');
  expect(pack.mock.calls).toEqual([
    ['page', 'br'],
    ['page', 'gzip'],
    ['other', 'br'],
  ]);
});

test('of too many, the one unused for longest is let go', async () => {
  const packOnce = createPackOnce(pack, 10);
  await packOnce('aaaa', 'br');
  await packOnce('bbbb', 'br');
  await packOnce('aaaa', 'br');
  await packOnce('cccc', 'br');
  pack.mockClear();
  await packOnce('aaaa', 'br');
  await packOnce('cccc', 'br');
  expect(pack).not.toHaveBeenCalled();
  await packOnce('bbbb', 'br');
  expect(pack).toHaveBeenCalledTimes(1);
});

test('what is too large to keep is packed all the same', async () => {
  pack.mockClear();
  const packOnce = createPackOnce(pack, 3);
  expect(await packOnce('large', 'br')).toHaveLength(5);
  await packOnce('large', 'br');
  expect(pack).toHaveBeenCalledTimes(2);
});
