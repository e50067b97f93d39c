import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskImageCache } from './disk-image-cache.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7);

test('reads what was written, also after a restart', async () => {
  const folder = join(makeFolder(), 'new');
  await createDiskImageCache(folder, 100).write('a', bytes(10));
  const next = createDiskImageCache(folder, 100);
  expect(await next.read('a')).toEqual(bytes(10));
  expect(await next.read('b')).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['a.png']);
});

test('removes the oldest images above the limit, including those from before a restart', async () => {
  const folder = makeFolder();
  for (const [name, time] of [
    ['new', 2],
    ['old', 1],
  ] as const) {
    writeFileSync(join(folder, `${name}.png`), bytes(40));
    utimesSync(join(folder, `${name}.png`), time, time);
  }
  const cache = createDiskImageCache(folder, 100);
  await cache.write('one', bytes(40));
  expect(readdirSync(folder).toSorted()).toEqual(['new.png', 'one.png']);
  await cache.write('two', bytes(40));
  expect(readdirSync(folder).toSorted()).toEqual(['one.png', 'two.png']);
});

test('ignores a folder that is not writable', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  const cache = createDiskImageCache(join(file, 'below'), 100);
  await cache.write('a', bytes(10));
  expect(await cache.read('a')).toBeUndefined();
});
