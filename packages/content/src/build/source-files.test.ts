import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { listFiles, matchesSource, readSource, toFileName } from './source-files.ts';

test('files of all folders are listed in a stable order, folders and links are not', async () => {
  const folder = makeFolder();
  writeFiles(folder, { 'b.md': '', 'a/z.md': '', 'a/b/c.md': '', 'a.md': '' });
  symlinkSync(join(folder, 'b.md'), join(folder, 'link.md'));
  expect(await listFiles(folder)).toEqual(['a.md', 'a/b/c.md', 'a/z.md', 'b.md']);
});

test('a file is named by its path below the root', () => {
  const root = join('/site', 'content');
  expect(toFileName(root, join(root, 'en', 'docs', 'a.md'))).toBe('en/docs/a.md');
  expect(toFileName(root, join('/site', 'a.md'))).toBe('../a.md');
});

test('a file is read as UTF-8', async () => {
  const folder = makeFolder();
  writeFiles(folder, { 'a.md': 'مرحبا 👋' });
  expect(await readSource(folder, 'a.md')).toBe('مرحبا 👋');
});

test.for([
  ['docs/a.md', ['docs/**'], true],
  ['docs/deep/er/a.md', ['docs/**'], true],
  ['blog/a.md', ['docs/**'], false],
  ['blog/a.md', ['docs/**', 'blog/*.md'], true],
  ['blog/deep/a.md', ['blog/*.md'], false],
  ['en/docs/a.md', ['docs/**'], true],
  ['fr/docs/a.md', ['docs/**'], true],
  ['de/docs/a.md', ['docs/**'], false],
  ['docs/en/a.md', ['docs/**'], true],
  ['index.md', ['index.md'], true],
  ['fr/index.md', ['index.md'], true],
  ['a.md', [], false],
] as const)('%s in the source %j: %s', ([file, source, matches]) => {
  expect(matchesSource(file, source, ['en', 'fr'])).toBe(matches);
});
