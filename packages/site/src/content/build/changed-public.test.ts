import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChangedPublic } from './changed-public.ts';

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const find = (published: string[]) =>
  findChangedPublic({ source: join(folder, 'source'), app: join(folder, 'app'), published });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-public-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('returns undefined if all files are the same as in the app', () => {
  write('source/a.txt', 'A');
  write('source/deep/b.svg', '<svg/>');
  write('app/a.txt', 'A');
  write('app/deep/b.svg', '<svg/>');
  write('app/assets/main.js', 'made by the build');
  expect(find(['/a.txt', '/deep/b.svg'])).toBeUndefined();
});

test('finds new files, changed files of the same length, and removed files', () => {
  write('source/new.PNG', 'new');
  write('source/same-length.txt', 'BBB');
  write('app/same-length.txt', 'AAA');
  write('app/gone.txt', 'gone');
  const result = find(['/gone.txt', '/same-length.txt']);
  expect(result?.changes).toEqual({
    changed: {
      '/new.PNG': expect.stringMatching(/^\/_public\/[\da-f]{16}\.png$/u) as string,
      '/same-length.txt': expect.stringMatching(/^\/_public\/[\da-f]{16}\.txt$/u) as string,
    },
    removed: ['/gone.txt'],
  });
  expect([...(result?.files.values() ?? [])].toSorted()).toEqual(
    ['new.PNG', 'same-length.txt'].map((file) => join(folder, 'source', file)),
  );
});

test('handles a site without a public folder', () => {
  expect(find([])).toBeUndefined();
  expect(find(['/a.txt'])?.changes.removed).toEqual(['/a.txt']);
});
