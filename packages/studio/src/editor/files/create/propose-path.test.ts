import { expect, test } from 'vitest';
import type { FileEntry } from '../list-entries.ts';
import { proposePath } from './propose-path.ts';

const entries = ['docs/1.a.md', 'docs/2.b.md', 'blog/a.md', 'data/a.yml'].map((path): FileEntry => ({
  path: `content/${path}`,
  kind: 'page',
}));
const tree = { files: [] };

test.for([
  ['content/docs', 'New page', 'content/docs/3.new-page.md'],
  ['content/docs', 'B', 'content/docs/3.b-2.md'],
  ['content/blog', 'A', 'content/blog/a-2.md'],
  ['content/blog', '', 'content/blog/page.md'],
  ['content/data', 'C', 'content/data/c.yml'],
  ['content/empty', '1', 'content/empty/1.md'],
] as const)('in %s, proposes for %j the path %s', ([folder, title, path]) => {
  expect(proposePath({ folder, title, tree, entries })).toBe(path);
});

test('keeps the extension of the original in a copy', () => {
  expect(proposePath({ folder: 'content/docs', title: 'A', tree, entries, like: 'content/docs/a.yml' })).toBe(
    'content/docs/3.a.yml',
  );
});
