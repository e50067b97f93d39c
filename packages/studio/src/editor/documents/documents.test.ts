import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDraftDatabase } from '../drafts/draft-database.ts';
import { kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import { openDocuments } from './documents.ts';
import type { Documents } from './documents.ts';

const REVISION = 'a'.repeat(40);
const files: Record<string, string> = { 'content/a.md': 'First\n', 'content/b.md': 'Second\n' };

const client = {
  get: vi.fn(async (_: string, query: Readonly<Record<string, unknown>> = {}) => {
    const path = String(query['path']);
    return { path, revision: REVISION, id: `id of ${path}`, encoding: 'text', content: files[path] } as never;
  }),
};

let site = 0;
let opened: Documents[] = [];

async function open(person = 'ann', name = `site ${site}`): Promise<Documents> {
  const database = await openDraftDatabase(name, person);
  const channel = new BroadcastChannel(name);
  const documents = await openDocuments({ client, database, channel });
  opened.push(documents);
  return documents;
}

const draftsOf = ({ state }: Documents) =>
  [...state.get().drafts.values()].map((draft) => [draft.path, kindOfDraft(draft), draft.text]);

beforeEach(() => {
  site += 1;
  opened = [];
});
afterEach(() => {
  for (const documents of opened) documents.close();
});

test('keeps an edit as a draft when the studio is opened again', async () => {
  const documents = await open();
  await documents.open('content/a.md');
  expect(draftsOf(documents)).toEqual([]);
  documents.edit('content/a.md', 'First, changed\n');
  expect(documents.state.get().saveState).toBe('saving');
  await documents.flush();
  expect(documents.state.get().saveState).toBe('saved');
  expect(draftsOf(await open())).toEqual([['content/a.md', 'change', 'First, changed\n']]);
});

test('removes the draft of a text that equals the published one', async () => {
  const documents = await open();
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'Other\n');
  documents.edit('content/a.md', 'First\n');
  await documents.flush();
  expect(draftsOf(documents)).toEqual([]);
  expect(draftsOf(await open())).toEqual([]);
});

test('undoes and redoes several changes of a file', async () => {
  const documents = await open();
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'First\nline\n');
  documents.edit('content/a.md', 'The first\nline\n');
  documents.undo('content/a.md');
  expect(documents.textOf('content/a.md')).toBe('First\nline\n');
  documents.undo('content/a.md');
  expect(draftsOf(documents)).toEqual([]);
  documents.redo('content/a.md');
  documents.redo('content/a.md');
  expect(documents.textOf('content/a.md')).toBe('The first\nline\n');
});

test('synchronises texts between tabs', async () => {
  const [one, other] = [await open(), await open()];
  await one.open('content/a.md');
  one.edit('content/a.md', 'From the first tab\n');
  await vi.waitFor(() => {
    expect(other.textOf('content/a.md')).toBe('From the first tab\n');
  });
  other.edit('content/a.md', 'From the second tab\n');
  await vi.waitFor(() => {
    expect(one.textOf('content/a.md')).toBe('From the second tab\n');
  });
  one.undo('content/a.md');
  expect(one.textOf('content/a.md')).toBe('From the first tab\n');
});

test('separates the drafts of users who share a browser', async () => {
  const ann = await open('ann');
  await ann.open('content/a.md');
  ann.edit('content/a.md', 'Of Ann\n');
  await ann.flush();
  expect(draftsOf(await open('ben'))).toEqual([]);
});

test('creates, renames and deletes files', async () => {
  const documents = await open();
  documents.create('content/new.md', { text: 'New\n' });
  documents.rename('content/new.md', 'content/newer.md');
  await documents.open('content/a.md');
  documents.rename('content/a.md', 'content/z.md');
  await documents.open('content/b.md');
  documents.remove('content/b.md');
  expect(draftsOf(documents)).toEqual([
    ['content/newer.md', 'create', 'New\n'],
    ['content/z.md', 'rename', 'First\n'],
    ['content/b.md', 'delete', undefined],
  ]);
  documents.rename('content/z.md', 'content/a.md');
  documents.remove('content/newer.md');
  expect(draftsOf(documents)).toEqual([['content/b.md', 'delete', undefined]]);
});

test('swaps the paths of two files together with their histories', async () => {
  const documents = await open();
  await documents.open('content/a.md');
  await documents.open('content/b.md');
  documents.edit('content/a.md', 'First, changed\n');
  const swap = new Map([
    ['content/a.md', 'content/b.md'],
    ['content/b.md', 'content/a.md'],
  ]);
  documents.renameAll(swap);
  expect(draftsOf(documents)).toEqual([
    ['content/b.md', 'rename', 'First, changed\n'],
    ['content/a.md', 'rename', 'Second\n'],
  ]);
  documents.undo('content/a.md');
  documents.undo('content/b.md');
  expect([documents.textOf('content/b.md'), documents.textOf('content/a.md')]).toEqual(['First\n', 'Second\n']);
  documents.renameAll(swap);
  expect(draftsOf(documents)).toEqual([]);
});

test('deletes a renamed file at its published path', async () => {
  const documents = await open();
  await documents.open('content/a.md');
  documents.rename('content/a.md', 'content/z.md');
  documents.remove('content/z.md');
  expect(draftsOf(documents)).toEqual([['content/a.md', 'delete', undefined]]);
});

test('renames and deletes a binary file without opening it', async () => {
  const documents = await open();
  const base = { revision: REVISION, id: 'id', text: '' };
  documents.rename('public/a.png', 'public/b.png', base);
  documents.remove('public/c.png', base);
  expect(draftsOf(documents)).toEqual([
    ['public/b.png', 'rename', undefined],
    ['public/c.png', 'delete', undefined],
  ]);
  documents.rename('public/b.png', 'public/a.png');
  expect(draftsOf(documents)).toEqual([['public/c.png', 'delete', undefined]]);
});

/** Opens a file, changes it, and returns its draft as it is sent. */
async function send(documents: Documents, text: string): Promise<DraftFile[]> {
  await documents.open('content/a.md');
  documents.edit('content/a.md', text);
  return [...documents.state.get().drafts.values()];
}

const NEXT = 'b'.repeat(40);

test('removes drafts after publishing and uses their texts as the published ones', async () => {
  const documents = await open();
  documents.markPublished(await send(documents, 'Published\n'), { revision: NEXT, merged: [] });
  expect(draftsOf(documents)).toEqual([]);
  expect(documents.textOf('content/a.md')).toBe('Published\n');
});

test('keeps what is changed while publishing, based on the published text', async () => {
  const documents = await open();
  const sent = await send(documents, 'Published\n');
  documents.edit('content/a.md', 'Published\nLater\n');
  documents.markPublished(sent, { revision: NEXT, merged: [] });
  await documents.flush();
  const drafts = [...(await open()).state.get().drafts.values()];
  expect(drafts).toMatchObject([{ text: 'Published\nLater\n', base: { revision: NEXT, text: 'Published\n' } }]);
});

test('keeps a file that is renamed while its text is published', async () => {
  const documents = await open();
  const sent = await send(documents, 'Published\n');
  documents.rename('content/a.md', 'content/c.md');
  documents.markPublished(sent, { revision: NEXT, merged: [] });
  expect([...documents.state.get().drafts.values()]).toMatchObject([
    { path: 'content/c.md', from: 'content/a.md', text: 'Published\n', base: { revision: NEXT } },
  ]);
});

test('keeps a further rename while a renamed file is published', async () => {
  const documents = await open();
  await documents.open('content/a.md');
  documents.rename('content/a.md', 'content/c.md');
  const sent = [...documents.state.get().drafts.values()];
  documents.rename('content/c.md', 'content/d.md');
  documents.markPublished(sent, { revision: NEXT, merged: [] });
  expect([...documents.state.get().drafts.values()]).toMatchObject([{ path: 'content/d.md', from: 'content/c.md' }]);
});

test('reads a text again that was published with changes of others, and merges later changes with it', async () => {
  const documents = await open();
  const sent = await send(documents, 'Published\n');
  documents.markPublished(sent, { revision: NEXT, merged: ['content/a.md'] });
  expect(documents.textOf('content/a.md')).toBeUndefined();

  const more = await send(documents, 'Published\n');
  documents.edit('content/a.md', 'Published\nLater\n');
  documents.markPublished(more, { revision: NEXT, merged: ['content/a.md'] });
  expect([...documents.state.get().drafts.values()]).toMatchObject([
    { base: { revision: REVISION, text: 'Published\n' }, text: 'Published\nLater\n' },
  ]);
});

test('other tabs show what this tab has published', async () => {
  const [one, other] = [await open(), await open()];
  await other.open('content/a.md');
  one.markPublished(await send(one, 'Published\n'), { revision: NEXT, merged: [] });
  await vi.waitFor(() => {
    expect(other.textOf('content/a.md')).toBe('Published\n');
  });
  expect(draftsOf(other)).toEqual([]);
});

test('reports that the browser cannot store drafts and keeps the text in this tab', async () => {
  const database = await openDraftDatabase(`site ${site}`, 'ann');
  const full = { ...database, save: async () => await Promise.reject(new Error('full')) };
  const documents = await openDocuments({ client, database: full });
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'Kept\n');
  await documents.flush();
  expect(documents.state.get().saveState).toBe('failed');
  expect(documents.textOf('content/a.md')).toBe('Kept\n');
});

describe('a merge with a newer published version', () => {
  const base = (text: string, revision = NEXT) => ({ revision, id: `id of ${text}`, text });

  test('is undone and redone together with the version that the draft is based on', async () => {
    const documents = await open();
    await documents.open('content/a.md');
    documents.edit('content/a.md', 'First\nOurs\n');
    documents.rebase('content/a.md', base('Theirs\n'), 'Theirs\nOurs\n');
    const current = () => {
      const { drafts, published } = documents.state.get();
      const draft = drafts.get('content/a.md');
      return [draft?.text, draft?.base?.text, published.get('content/a.md')?.base.text];
    };
    expect(current()).toEqual(['Theirs\nOurs\n', 'Theirs\n', 'Theirs\n']);
    documents.undo('content/a.md');
    expect(current()).toEqual(['First\nOurs\n', 'First\n', 'First\n']);
    documents.undo('content/a.md');
    expect(current()).toEqual([undefined, undefined, 'First\n']);
    documents.redo('content/a.md');
    documents.redo('content/a.md');
    expect(current()).toEqual(['Theirs\nOurs\n', 'Theirs\n', 'Theirs\n']);
  });

  test('is undone in another tab in the same way', async () => {
    const [one, other] = [await open(), await open()];
    await one.open('content/a.md');
    await other.open('content/a.md');
    one.edit('content/a.md', 'First\nOurs\n');
    one.rebase('content/a.md', base('Theirs\n'), 'Theirs\nOurs\n');
    await vi.waitFor(() => {
      expect(other.textOf('content/a.md')).toBe('Theirs\nOurs\n');
    });
    other.undo('content/a.md');
    expect(other.state.get().drafts.get('content/a.md')).toMatchObject({
      text: 'First\nOurs\n',
      base: { text: 'First\n', revision: REVISION },
    });
  });

  test('can be undone for a file without a draft, if there are other steps to undo', async () => {
    const documents = await open();
    await documents.open('content/a.md');
    documents.rebase('content/a.md', base('Second\n'), undefined);
    expect(documents.textOf('content/a.md')).toBe('Second\n');
    expect(documents.historyOf('content/a.md').canUndo()).toBe(false);
    documents.edit('content/a.md', 'Ours\n');
    documents.undo('content/a.md');
    documents.rebase('content/a.md', base('Third\n'), undefined);
    documents.undo('content/a.md');
    expect(documents.textOf('content/a.md')).toBe('Second\n');
    expect(documents.state.get().drafts.size).toBe(0);
  });

  test('of a new file can be undone', async () => {
    const documents = await open();
    documents.create('content/c.md', { text: 'Ours\n' });
    documents.rebase('content/c.md', base('Theirs\n'), 'Ours\nTheirs\n');
    documents.undo('content/c.md');
    expect(draftsOf(documents)).toEqual([['content/c.md', 'create', 'Ours\n']]);
  });
});
