import { expect, test } from 'vitest';
import { buildTree, foldersOf } from './build-tree.ts';
import type { TreeNode } from './build-tree.ts';
import type { FileEntry } from './list-entries.ts';
import { MAX_ENTRIES, listRows } from './visible-rows.ts';

const OPTIONS = { collections: ['docs', 'blog'], content: 'content', other: 'Other files' };

const file = (path: string, collection?: string, more: Partial<FileEntry> = {}): FileEntry => ({
  path: `content/${path}`,
  kind: 'page',
  ...(collection !== undefined && { collection }),
  ...more,
});

/** Labels of folders with their content; names of files. */
function outline(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) =>
    node.kind === 'file' ? node.id.split('/').at(-1) : { [node.label]: outline(node.children) },
  );
}

test('groups files by collection and folder, in the order of the site', () => {
  const roots = buildTree(
    [
      file('de/docs/1.start.md', 'docs'),
      file('en/docs/10.end.md', 'docs'),
      file('en/docs/2.guide/2.b.md', 'docs'),
      file('en/docs/2.guide/1.a.md', 'docs'),
      file('en/docs/2.guide/.navigation.yml', 'docs'),
      file('en/docs/1.start.md', 'docs'),
      file('en/docs/index.md', 'docs'),
      file('notes.txt'),
      file('en/blog/post.md', 'blog'),
    ],
    { ...OPTIONS, locales: ['en', 'de'], labelOf: (folder) => ({ 'content/en': 'English' })[folder] },
  );
  expect(outline(roots)).toEqual([
    {
      docs: [
        {
          'English / docs': ['index.md', '1.start.md', { guide: ['.navigation.yml', '1.a.md', '2.b.md'] }, '10.end.md'],
        },
        { 'de / docs': ['1.start.md'] },
      ],
    },
    { blog: ['post.md'] },
    { 'Other files': ['notes.txt'] },
  ]);
  expect(roots.map(({ path }) => path)).toEqual(['content', 'content/en/blog', 'content']);
  expect(foldersOf('content/en/docs/2.guide/1.a.md', roots)).toEqual([
    'collection docs',
    'folder docs content/en/docs',
    'folder docs content/en/docs/2.guide',
  ]);
  expect(foldersOf('content/none.md', roots)).toEqual([]);
});

test('marks a folder that contains a marked file', () => {
  const [docs, blog] = buildTree(
    [file('docs/a/b/c.md', 'docs', { change: 'create' }), file('docs/d.md', 'docs'), file('blog/a.md', 'blog')],
    OPTIONS,
  );
  expect([docs?.isMarked, blog?.isMarked]).toEqual([true, false]);
});

test('lists the rows of open folders up to a maximum', () => {
  const many = Array.from({ length: 1000 }, (_, n) => file(`docs/big/${n}.md`, 'docs'));
  const roots = buildTree([...many, file('docs/index.md', 'docs')], OPTIONS);
  const [docs = '', big = ''] = foldersOf('content/docs/big/7.md', roots);
  const none: ReadonlySet<string> = new Set();
  expect(listRows(roots, { open: none, whole: none })).toHaveLength(1);
  expect(
    listRows(roots, { open: new Set([docs]), whole: none }).map(({ level, position, size }) => [level, position, size]),
  ).toEqual([
    [1, 1, 1],
    [2, 1, 2],
    [2, 2, 2],
  ]);
  const rows = listRows(roots, { open: new Set([docs, big]), whole: none });
  expect(rows).toHaveLength(3 + MAX_ENTRIES + 1);
  expect(rows.at(-1)).toMatchObject({ kind: 'more', folder: big, hidden: 1000 - MAX_ENTRIES, parent: big });
  expect(listRows(roots, { open: new Set([docs, big]), whole: new Set([big]) })).toHaveLength(1003);
});
