import { expect, test, vi } from 'vitest';
import type { DraftFile } from '../../drafts/draft-file.ts';
import type { FileEntry } from '../list-entries.ts';
import { findReferences } from './find-references.ts';

const entry = (name: string, more: Partial<FileEntry> = {}): FileEntry => ({
  path: `content/${name}.md`,
  publishedPath: `content/${name}.md`,
  kind: 'page',
  route: `/${name}`,
  ...more,
});
const target = entry('target');
const folders = { content: 'content', public: 'public' };

async function find(entries: FileEntry[], drafts: Record<string, string>, published: string[], of = target) {
  const send = vi.fn(async () => ({ files: published.map((name) => ({ path: `content/${name}.md`, count: 2 })) }));
  const map = new Map(
    Object.entries(drafts).map(([path, text]) => [path, { path, text, updatedAt: 0 } satisfies DraftFile]),
  );
  const documents = { state: { get: () => ({ drafts: map }) } };
  const search = { client: { send }, documents, entries, locales: ['en'], folders } as never;
  const references = await findReferences([of], search);
  return { send, counts: references.map(({ entry: { path }, count }) => [path, count]) };
}

test('finds references in published files on the server and in the texts of drafts', async () => {
  const entries = [
    target,
    entry('published'),
    entry('removed'),
    entry('added'),
    entry('deleted', { change: 'delete' }),
    entry('moved', { path: 'content/new.md' }),
  ];
  const drafts = {
    'content/removed.md': 'No link.',
    'content/added.md': '[a](/target) [b](./target.md) [c](/added)',
    'content/target.md': '[Myself](/target)',
  };
  const { counts } = await find(entries, drafts, ['published', 'removed', 'deleted', 'moved']);
  expect(counts).toEqual([
    ['content/published.md', 2],
    ['content/added.md', 2],
    ['content/new.md', 2],
  ]);
});

test('finds references to a new file in drafts only', async () => {
  const { publishedPath: _, ...created } = entry('created');
  const { send, counts } = await find([created, entry('a')], { 'content/a.md': '[a](/created)' }, [], created);
  expect(send).not.toHaveBeenCalled();
  expect(counts).toEqual([['content/a.md', 1]]);
});
