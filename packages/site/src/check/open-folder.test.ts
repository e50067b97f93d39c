import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../content/fixtures/temp-folder.ts';
import { openFolder } from './open-folder.ts';

function open(files: Record<string, string>) {
  const folder = makeFolder();
  writeFiles(folder, files);
  return openFolder(`${folder}/site`, folder);
}

const FILES = {
  'site/index.html': 'home',
  'site/en/a/index.html': 'a',
  'site/en/b.html': 'b',
  'site/404.html': 'none',
  'site/en/404.html': 'none',
  'site/raw/a.md': '# A',
  'secret.txt': 'secret',
};

test('lists every page of a folder, except 404 pages', () => {
  expect(open(FILES).start.toSorted()).toEqual(['/', '/en/a', '/en/b']);
});

test.for([
  ['/', 'site/index.html', true],
  ['/en/a', 'site/en/a/index.html', true],
  ['/en/b', 'site/en/b.html', true],
  ['/en/b.html', 'site/en/b.html', true],
  ['/raw/a.md', 'site/raw/a.md', false],
] as const)('%s is %s', async ([path, location, isPage]) => {
  expect(await open(FILES).open(path)).toMatchObject({ location, isPage });
});

test.for(['/en', '/en/c', '/../secret.txt', '/en/../../secret.txt', '/raw'])('%s is not found', async (path) => {
  expect(await open(FILES).open(path)).toBeUndefined();
});

test('rejects a folder without pages', () => {
  expect(() => open({ 'site/a.txt': '' })).toThrow('There are no pages in site.');
});
