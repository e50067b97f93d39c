import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listImages } from './list-images.ts';

test('lists only images, with encoded paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
  mkdirSync(join(folder, 'a b'));
  for (const file of ['x.PNG', 'a b/ü.jpeg', 'x.txt', 'png']) writeFileSync(join(folder, file), '');
  expect(listImages(folder)).toEqual([
    { src: '/a%20b/%C3%BC.jpeg', file: join(folder, 'a b/ü.jpeg') },
    { src: '/x.PNG', file: join(folder, 'x.PNG') },
  ]);
  rmSync(folder, { recursive: true });
  expect(listImages(folder)).toEqual([]);
});

test('DEV-2: does not list folders, links to folders and broken links with the name of an image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
  mkdirSync(join(folder, 'folder.png'));
  writeFileSync(join(folder, 'folder.png', 'inside.png'), '');
  symlinkSync('folder.png', join(folder, 'link.png'));
  symlinkSync('.', join(folder, 'circle'));
  symlinkSync('missing.png', join(folder, 'broken.png'));
  symlinkSync('folder.png/inside.png', join(folder, 'linked.png'));
  expect(listImages(folder).map(({ src }) => src)).toEqual([
    '/folder.png/inside.png',
    '/link.png/inside.png',
    '/linked.png',
  ]);
  rmSync(folder, { recursive: true });
});
