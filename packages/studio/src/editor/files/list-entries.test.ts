import { expect, test } from 'vitest';
import type { DraftFile } from '../drafts/draft-file.ts';
import type { Tree } from '../studio.ts';
import { listEntries } from './list-entries.ts';

const base = { revision: '1', id: '1', text: '---\ntitle: Old\n---\n' };
const english = { kind: 'page', collection: 'docs', locale: 'en' } as const;

const tree: Tree = {
  revision: '1',
  branch: 'main',
  folders: { content: 'content', public: 'public' },
  locales: ['en', 'de'],
  collections: [{ name: 'docs', type: 'page', folders: [''] }],
  files: [
    { path: 'content/en/1.a.md', id: '1', ...english, route: '/en/a', title: 'A', invalid: true },
    { path: 'content/en/2.b.md', id: '2', ...english, route: '/en/b', title: 'B', draft: true },
    { path: 'content/en/c.md', id: '3', ...english, route: '/en/c' },
    { path: 'public/a.png', id: '4', kind: 'media' },
  ],
};

function entriesWith(...drafts: Omit<DraftFile, 'updatedAt'>[]) {
  const map = new Map(drafts.map((draft) => [draft.path, { ...draft, updatedAt: 0 }]));
  return Object.fromEntries(listEntries(tree, map).map(({ path, ...entry }) => [path, entry]));
}

test('lists the published files if there are no drafts', () => {
  const entries = entriesWith();
  expect(Object.keys(entries)).toEqual(['content/en/1.a.md', 'content/en/2.b.md', 'content/en/c.md']);
  expect(entries['content/en/1.a.md']).toEqual({
    ...english,
    route: '/en/a',
    title: 'A',
    invalid: true,
    publishedPath: 'content/en/1.a.md',
  });
});

test('shows the new title and marks of a changed file', () => {
  const text = '---\ntitle: New A\ndraft: true\n---\n';
  const entry = entriesWith({ path: 'content/en/1.a.md', base, text })['content/en/1.a.md'];
  expect(entry).toMatchObject({ title: 'New A', draft: true, change: 'change' });
  expect(entry).not.toHaveProperty('invalid');
  const other = entriesWith({ path: 'content/en/2.b.md', base, text: 'No fields' })['content/en/2.b.md'];
  expect(other).not.toHaveProperty('draft');
});

test('lists two files that swapped paths under their new paths', () => {
  const entries = entriesWith(
    { path: 'content/en/1.b.md', from: 'content/en/2.b.md', base, text: base.text },
    { path: 'content/en/2.b.md', from: 'content/en/1.a.md', base, text: base.text },
  );
  expect(entries['content/en/1.b.md']).toMatchObject({
    title: 'B',
    change: 'rename',
    route: '/en/b',
    publishedPath: 'content/en/2.b.md',
  });
  expect(entries['content/en/2.b.md']).toMatchObject({
    title: 'A',
    change: 'rename',
    publishedPath: 'content/en/1.a.md',
  });
  expect(Object.keys(entries)).toHaveLength(3);
});

test('derives the kind of a new file from its siblings or parent folders', () => {
  const entries = entriesWith(
    { path: 'content/en/new.md', text: '---\ntitle: New\n---\n' },
    { path: 'content/de/new/deep.md', text: '' },
    { path: 'content/en/gone.md', base },
    { path: 'public/b.png', upload: '1' },
  );
  expect(entries['content/en/new.md']).toEqual({
    ...english,
    route: '/en/new',
    title: 'New',
    change: 'create',
  });
  expect(entries['content/de/new/deep.md']).toEqual({ kind: 'other', locale: 'de', change: 'create' });
  expect(entries).not.toHaveProperty(['content/en/gone.md']);
  expect(entries).not.toHaveProperty(['public/b.png']);
});

test.for([
  ['content/en/9.new name.md', '/en/new-name'],
  ['content/en/2.deep/index.md', '/en/deep'],
  ['content/en/index.md', '/en'],
] as const)('derives for the new file %s the route %s', ([path, route]) => {
  expect(entriesWith({ path, text: '' })[path]).toMatchObject({ route });
});

test('still lists a deleted file', () => {
  expect(entriesWith({ path: 'content/en/c.md', base })['content/en/c.md']).toMatchObject({ change: 'delete' });
});
