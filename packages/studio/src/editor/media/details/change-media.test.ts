import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StudioClient } from '../../api/studio-client.ts';
import { openDocuments } from '../../documents/documents.ts';
import type { Documents } from '../../documents/documents.ts';
import { kindOfDraft } from '../../drafts/draft-file.ts';
import { openDraftDatabase } from '../../drafts/draft-database.ts';
import type { MediaItem } from '../list/media-file.ts';
import { renameMedia } from './change-media.ts';

const folders = { content: 'content', public: 'public' };
const files: Record<string, string> = {
  'content/en/a.md': '![A](/a.png) and `![A](/a.png)`\n',
  'content/en/b.md': '![A](/a.png "Title")\n',
};
let number = 0;
let documents: Documents;
const response = { base: 'a'.repeat(40), usedIn: ['content/en/a.md', 'content/en/b.md'], alts: [] };
const send = vi.fn(async () => response);
const client = { send } as unknown as StudioClient;

const item: MediaItem = {
  path: 'public/a.png',
  type: 'image/png',
  usedIn: ['content/en/a.md'],
  alts: [],
  unused: false,
  state: 'published',
  source: { path: 'public/a.png', id: 'id' },
  isDraft: false,
};

beforeEach(async () => {
  number += 1;
  const get = async (_: string, { path = '' }: Readonly<Record<string, string | number | undefined>> = {}) => {
    const content = files[path];
    if (content === undefined) throw new Error('offline');
    return { path, revision: 'a'.repeat(40), id: path, encoding: 'text', content };
  };
  documents = await openDocuments({
    client: { get: get as unknown as StudioClient['get'] },
    database: await openDraftDatabase(`change media ${number}`, 'ann'),
  });
});

const drafts = () => [...documents.state.get().drafts.values()].map((draft) => [draft.path, kindOfDraft(draft)]);

test('renames a file and updates all texts that refer to it', async () => {
  await documents.open('content/en/b.md');
  documents.edit('content/en/b.md', 'Edited. ![A](/a.png "Title")\n');
  expect(await renameMedia({ client, documents, item }, { to: 'public/new/b.png', folders })).toBe(2);
  expect(send).toHaveBeenCalledWith('POST', '/__recto_studio/media/rename', {
    from: 'public/a.png',
    to: 'public/new/b.png',
  });
  expect(drafts()).toEqual([
    ['content/en/b.md', 'change'],
    ['public/new/b.png', 'rename'],
    ['content/en/a.md', 'change'],
  ]);
  expect(documents.textOf('content/en/a.md')).toBe('![A](/new/b.png) and `![A](/a.png)`\n');
  expect(documents.textOf('content/en/b.md')).toBe('Edited. ![A](/new/b.png "Title")\n');
});

test('renames an already renamed file from its published path', async () => {
  await renameMedia({ client, documents, item }, { to: 'public/b.png', folders });
  const renamed: MediaItem = { ...item, path: 'public/b.png', state: 'renamed', isDraft: true };
  await renameMedia({ client, documents, item: renamed }, { to: 'public/c.png', folders });
  expect(documents.state.get().drafts.get('public/c.png')).toMatchObject({ from: 'public/a.png' });
  expect(documents.textOf('content/en/b.md')).toBe('![A](/c.png "Title")\n');
});

test('renames an upload without a request', async () => {
  send.mockClear();
  documents.create('public/a.png', { upload: 'up' });
  const upload: MediaItem = { ...item, state: 'waiting', source: { upload: 'up' }, isDraft: true };
  await renameMedia({ client, documents, item: upload }, { to: 'public/b.png', folders });
  expect(send).not.toHaveBeenCalled();
  expect(documents.state.get().drafts.get('public/b.png')).toMatchObject({ upload: 'up' });
  expect(documents.textOf('content/en/a.md')).toContain('![A](/b.png)');
});

test('changes nothing if a text cannot be read', async () => {
  const used = { ...item, usedIn: ['content/en/missing.md'] };
  await expect(renameMedia({ client, documents, item: used }, { to: 'public/b.png', folders })).rejects.toThrow(
    'offline',
  );
  expect(drafts()).toEqual([]);
});
