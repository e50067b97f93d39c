import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Dumps } from '../dump/create-dumps.ts';
import { isUnavailable } from '../store/unavailable-store.ts';
import { createPackedDumps } from './packed-dumps.ts';

const index = { part: 'index' } as const;

/** Dumps that count how often they are created; their text is the request. */
function createCounted() {
  const state = { version: 'v1' };
  const dump = vi.fn<Dumps['dump']>(
    async (collection, { part, locale }) => `${collection} ${part} ${locale} ${state.version}`,
  );
  return { state, dump, dumps: { version: async () => state.version, dump } satisfies Dumps };
}

test('a dump is created once for parallel and later requests', async () => {
  const { dump, dumps } = createCounted();
  const { get } = createPackedDumps(dumps);
  const packed = await Promise.all([get('docs', index, 'br'), get('docs', index, 'br')]);
  packed.push(await get('docs', index, 'br'));
  expect(dump).toHaveBeenCalledTimes(1);
  for (const { version, bytes } of packed) {
    expect(version).toBe('v1');
    expect(brotliDecompressSync(bytes).toString()).toBe('docs index undefined v1');
  }
});

test('each collection, part, language and encoding is a separate dump', async () => {
  const { dump, dumps } = createCounted();
  const { get } = createPackedDumps(dumps);
  await get('docs', index, 'identity');
  await get('blog', index, 'identity');
  await get('docs', { part: 'body' }, 'identity');
  await get('docs', { part: 'index', locale: 'en' }, 'identity');
  await get('docs', index, 'gzip');
  expect(dump).toHaveBeenCalledTimes(5);
});

test('another version is created again', async () => {
  const { state, dumps } = createCounted();
  const { get } = createPackedDumps(dumps);
  await get('docs', index, 'identity');
  state.version = 'v2';
  const { version, bytes } = await get('docs', index, 'identity');
  expect(version).toBe('v2');
  expect(new TextDecoder().decode(bytes)).toBe('docs index undefined v2');
});

test('a dump that was read while the content changed is created again, under the new version', async () => {
  const { state, dump, dumps } = createCounted();
  dump.mockImplementationOnce(async () => {
    state.version = 'v2';
    return 'half v1, half v2';
  });
  const { version, bytes } = await createPackedDumps(dumps).get('docs', index, 'identity');
  expect([version, new TextDecoder().decode(bytes)]).toEqual(['v2', 'docs index undefined v2']);
});

test('a dump whose content changes each time is reported as unavailable', async () => {
  const { state, dump, dumps } = createCounted();
  dump.mockImplementation(async () => {
    state.version += '+';
    return 'mixed';
  });
  const error = await createPackedDumps(dumps)
    .get('docs', index, 'identity')
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'store/changing' });
  expect(isUnavailable(error)).toBe(true);
});

test('a failed dump is created again with the next request', async () => {
  const { dump, dumps } = createCounted();
  dump.mockRejectedValueOnce(new Error('the database is gone'));
  const { get } = createPackedDumps(dumps);
  await expect(get('docs', index, 'br')).rejects.toThrow('the database is gone');
  expect(brotliDecompressSync((await get('docs', index, 'br')).bytes).toString()).toBe('docs index undefined v1');
});

test('beyond the size limit, the least recently used dump is removed', async () => {
  const { dump, dumps } = createCounted();
  const size = 'docs index aa v1'.length;
  const { get } = createPackedDumps(dumps, size * 2);
  const ask = (locale: string) => get('docs', { part: 'index', locale }, 'identity');
  await ask('aa');
  await ask('bb');
  await ask('aa');
  await ask('cc');
  expect(dump).toHaveBeenCalledTimes(3);
  await ask('aa');
  await ask('cc');
  expect(dump).toHaveBeenCalledTimes(3);
  await ask('bb');
  expect(dump).toHaveBeenCalledTimes(4);
});

test('a dump larger than the size limit is returned, but not cached', async () => {
  const { dump, dumps } = createCounted();
  const { get } = createPackedDumps(dumps, 5);
  expect((await get('docs', index, 'identity')).bytes.byteLength).toBeGreaterThan(5);
  await get('docs', index, 'identity');
  expect(dump).toHaveBeenCalledTimes(2);
});
