import { readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFolder, makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { writeSite } from './write-site.ts';

const files = (...names: string[]) => new Map(names.map((name) => [name, Buffer.from(name)]));

test('writes a site with its folders', () => {
  const folder = makeFolder();
  writeSite(join(folder, 'a/b'), files('package.json', 'content/en/index.md'));
  expect(readFileSync(join(folder, 'a/b/content/en/index.md'), 'utf8')).toBe('content/en/index.md');
});

test('removes all written files and folders when one file cannot be written', () => {
  const folder = makeFolder();
  // A path cannot be both a file and a folder.
  expect(() => {
    writeSite(join(folder, 'a/b'), files('one/two', 'three', 'three/four'));
  }).toThrow(/^The site could not be written: /u);
  expect(listFolder(folder)).toEqual([]);
});

test('keeps existing files and does not write through links', () => {
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
