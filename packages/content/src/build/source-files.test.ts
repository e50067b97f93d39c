import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { listFiles, pathInSource, toFileName } from './source-files.ts';

test('lists the files of all folders in a stable order, without folders, symbolic links and hidden files', async () => {
  const folder = makeFolder();
  writeFiles(folder, {
    'b.md': '',
    'a/z.md': '',
    'a/b/c.md': '',
    'a.md': '',
    'a/.navigation.yml': '',
    '.DS_Store': '',
    '.git/config': '',
    'a/.z.md.swp': '',
    'a.md~': '',
    'node_modules/x/readme.md': '',
  });
  symlinkSync(join(folder, 'b.md'), join(folder, 'link.md'));
  symlinkSync('/etc', join(folder, 'etc'));
  expect(await listFiles(folder)).toEqual(['a.md', 'a/.navigation.yml', 'a/b/c.md', 'a/z.md', 'b.md']);
});

test('the name of a file is its path below the root', () => {
  const root = join('/site', 'content');
  expect(toFileName(root, join(root, 'en', 'docs', 'a.md'))).toBe('en/docs/a.md');
  expect(toFileName(root, join('/site', 'a.md'))).toBe('../a.md');
});

test.for([
  ['docs/a.md', ['docs/**'], true],
  ['docs/deep/er/a.md', ['docs/**'], true],
  ['blog/a.md', ['docs/**'], false],
  ['blog/a.md', ['docs/**', 'blog/*.md'], true],
  ['changelog/a.md', ['{blog,changelog}/**'], true],
  ['pricing.yml', ['pricing.{md,yml}'], true],
  ['blog/deep/a.md', ['blog/*.md'], false],
  ['en/docs/a.md', ['docs/**'], true],
  ['fr/docs/a.md', ['docs/**'], true],
  ['de/docs/a.md', ['docs/**'], false],
  ['docs/en/a.md', ['docs/**'], true],
  ['index.md', ['index.md'], true],
  ['fr/index.md', ['index.md'], true],
  ['../index.md', ['**'], false],
  ['docs/.hidden.md', ['**'], false],
  ['docs/.navigation.yml', ['docs/**/*.md'], true],
  ['docs/.navigation.yml', ['blog/**'], false],
  ['a.md', [], false],
] as const)('%s in the source %j: %s', ([file, include, matches]) => {
  const path = pathInSource(file, { include, exclude: [], prefix: undefined }, ['en', 'fr']);
  expect(path).toBe(matches ? file : undefined);
});

test('excluded files are left out, in every language', () => {
  const source = { include: ['docs/**'], exclude: ['docs/old/**'], prefix: undefined };
  expect(pathInSource('docs/old/a.md', source, ['en'])).toBeUndefined();
  expect(pathInSource('en/docs/old/a.md', source, ['en'])).toBeUndefined();
  expect(pathInSource('docs/new/a.md', source, ['en'])).toBe('docs/new/a.md');
});

test.for([
  ['docs/a.md', 'docs/**', '/guide', 'guide/a.md'],
  ['docs/deep/a.md', 'docs/**', '/guide/', 'guide/deep/a.md'],
  ['en/docs/a.md', 'docs/**', '/guide', 'en/guide/a.md'],
  ['docs/a.md', 'docs/**', '/', 'a.md'],
  ['docs/a.md', '**', 'x/y', 'x/y/docs/a.md'],
  ['docs/guide/a.md', 'docs/guide/a.md', '/g', 'g/a.md'],
  ['a/b.md', '{a,b}/*.md', '/g', 'g/a/b.md'],
] as const)('%s of %s with the prefix %s is at %s', ([file, pattern, prefix, path]) => {
  expect(pathInSource(file, { include: [pattern], exclude: [], prefix }, ['en'])).toBe(path);
});
