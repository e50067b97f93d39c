import { expect, test } from 'vitest';
import { folderOf, joinPath, nameOf, relativePath } from './relative-path.ts';

test.for([
  ['content/en', 'a.png', 'content/en/a.png'],
  ['content/en', './a.png', 'content/en/a.png'],
  ['content/en', '../ar/a.png', 'content/ar/a.png'],
  ['content/en', '../../public//a.png', 'public/a.png'],
  ['content', '../../a.png', '../a.png'],
  ['', 'a.png', 'a.png'],
  ['public', '/a/b.png', 'public/a/b.png'],
] as const)('%s and %s make %s', ([folder, relative, path]) => {
  expect(joinPath(folder, relative)).toBe(path);
});

test.for([
  ['content/en', 'content/en/a.png', 'a.png'],
  ['content/en', 'content/ar/a.png', '../ar/a.png'],
  ['content/en/docs', 'content/en/a.png', '../a.png'],
  ['content', 'content/en/a.png', 'en/a.png'],
  ['', 'a.png', 'a.png'],
] as const)('from %s, %s is %s', ([folder, path, relative]) => {
  expect(relativePath(folder, path)).toBe(relative);
});

test('returns folder and name of a path', () => {
  expect([folderOf('a/b/c.md'), nameOf('a/b/c.md')]).toEqual(['a/b', 'c.md']);
  expect([folderOf('c.md'), nameOf('c.md')]).toEqual(['', 'c.md']);
});
