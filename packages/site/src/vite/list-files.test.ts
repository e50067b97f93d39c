import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listPublicFiles } from './list-files.ts';

test('lists the paths of text files, including hidden folders, but not images', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-public-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const file of ['robots.txt', '.well-known/security.txt', 'a/map.xml', 'a/b.png']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(listPublicFiles(folder)).toEqual(['/.well-known/security.txt', '/a/map.xml', '/robots.txt']);
});

test.for(['', '/nowhere/at/all'])('returns no files for a missing folder ("%s")', (folder) => {
  expect(listPublicFiles(folder)).toEqual([]);
});
