import { expect, test, vi } from 'vitest';
import { createCachedCompress } from './compress-response.ts';

const pack = vi.fn(async (text: Uint8Array) => new Uint8Array(text));
const page = Buffer.from('page');

test('compresses a text once in each encoding', async () => {
  pack.mockClear();
  const packOnce = createCachedCompress(pack);
  const other = Buffer.from('other');
  const first = await packOnce(page, 'br');
  expect(await packOnce(page, 'br')).toBe(first);
  await packOnce(page, 'gzip');
  await packOnce(other, 'br');
  expect(pack.mock.calls).toEqual([
    [page, 'br'],
    [page, 'gzip'],
    [other, 'br'],
  ]);
});

test('removes the least recently used text if the cache is full', async () => {
  const packOnce = createCachedCompress(pack, 10);
  await packOnce(Buffer.from('aaaa'), 'br');
  await packOnce(Buffer.from('bbbb'), 'br');
  await packOnce(Buffer.from('aaaa'), 'br');
  await packOnce(Buffer.from('cccc'), 'br');
  pack.mockClear();
  await packOnce(Buffer.from('aaaa'), 'br');
  await packOnce(Buffer.from('cccc'), 'br');
  expect(pack).not.toHaveBeenCalled();
  await packOnce(Buffer.from('bbbb'), 'br');
  expect(pack).toHaveBeenCalledTimes(1);
});

test('compresses a text that is too large for the cache', async () => {
  pack.mockClear();
  const packOnce = createCachedCompress(pack, 3);
  expect(await packOnce(Buffer.from('large'), 'br')).toHaveLength(5);
  await packOnce(Buffer.from('large'), 'br');
  expect(pack).toHaveBeenCalledTimes(2);
});

test('concurrent requests share one result', async () => {
  pack.mockClear();
  const packOnce = createCachedCompress(pack);
  const [first, second] = await Promise.all([packOnce(page, 'br'), packOnce(page, 'br')]);
  expect(second).toBe(first);
  expect(pack).toHaveBeenCalledTimes(1);
});

test('compresses a text at the next request after a rejection or an error', async () => {
  pack.mockClear();
  const packOnce = createCachedCompress(pack);
  pack.mockResolvedValueOnce(undefined as never).mockRejectedValueOnce(new Error('no memory'));
  expect(await packOnce(page, 'br')).toBeUndefined();
  await expect(packOnce(page, 'br')).rejects.toThrow('no memory');
  expect(await packOnce(page, 'br')).toEqual(new Uint8Array(page));
});
