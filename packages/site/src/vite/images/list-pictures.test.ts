import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPictures } from './list-pictures.ts';

test('pictures of a folder have the addresses a browser would use; other files are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
  mkdirSync(join(folder, 'a b'));
  for (const file of ['x.PNG', 'a b/ü.jpeg', 'x.txt', 'png']) writeFileSync(join(folder, file), '');
  expect(listPictures(folder)).toEqual([
    { src: '/a%20b/%C3%BC.jpeg', file: join(folder, 'a b/ü.jpeg') },
    { src: '/x.PNG', file: join(folder, 'x.PNG') },
  ]);
  rmSync(folder, { recursive: true });
  expect(listPictures(folder)).toEqual([]);
});
