import { readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFolder, makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { writeSite } from './write-site.ts';

const files = (...names: string[]) => new Map(names.map((name) => [name, Buffer.from(name)]));

test('a site is written with its folders', () => {
  const folder = makeFolder();
  writeSite(join(folder, 'a/b'), files('package.json', 'content/en/index.md'));
  expect(readFileSync(join(folder, 'a/b/content/en/index.md'), 'utf8')).toBe('content/en/index.md');
});

test('what cannot be finished goes again, with the folders that were made for it', () => {
  const folder = makeFolder();
  // A file cannot be a folder as well.
  expect(() => {
    writeSite(join(folder, 'a/b'), files('one/two', 'three', 'three/four'));
  }).toThrow(/^The site could not be written: /u);
  expect(listFolder(folder)).toEqual([]);
});

test('what was there before stays, and is not written through', () => {
  const folder = makeFolder();
  writeFiles(folder, { 'site/mine.txt': 'mine', elsewhere: 'safe' });
  symlinkSync('../elsewhere', join(folder, 'site/link'));
  for (const name of ['mine.txt', 'link']) {
    expect(() => {
      writeSite(join(folder, 'site'), files('new/one', name));
    }).toThrow('EEXIST');
  }
  expect(listFolder(folder)).toEqual(['elsewhere', 'site', 'site/link', 'site/mine.txt']);
  expect(readFileSync(join(folder, 'elsewhere'), 'utf8')).toBe('safe');
  expect(readlinkSync(join(folder, 'site/link'))).toBe('../elsewhere');
});
