import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { StudioProblem } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import { openDocuments } from '../documents/documents.ts';
import type { Documents } from '../documents/documents.ts';
import { openDraftDatabase } from '../drafts/draft-database.ts';
import { publishChanges } from './publish-changes.ts';

/** A repository as a list of commits; each commit holds all files. */
let commits: Record<string, string>[] = [];
const revisionOf = (number: number): string => String(number).padStart(40, '0');
const sent: { path: string; body: { base: string; files: { kind: string; path: string; content?: string }[] } }[] = [];

const get: StudioClient['get'] = async (address, query = {}) => {
  const newest = commits.length - 1;
  if (address.endsWith('/tree')) {
    const files = Object.keys(commits[newest] ?? {}).map((path) => ({ path }));
    return { revision: revisionOf(newest), files } as never;
  }
  const revision = query['revision'] === undefined ? newest : Number(query['revision']);
  const path = String(query['path']);
  const content = commits[revision]?.[path];
  if (content === undefined) throw new StudioProblem({ code: 'not-found', message: 'No file.', status: 404 });
  return { path, revision: revisionOf(revision), id: `${path} ${content}`, encoding: 'text', content } as never;
};
const send = vi.fn<StudioClient['send']>();
const client = { get, send, session: vi.fn(), urlOf: vi.fn() } as unknown as StudioClient;

let site = 0;
let documents: Documents;

beforeEach(async () => {
  site += 1;
  sent.length = 0;
  commits = [{ 'content/a.md': 'First.\n\nSecond.\n', 'content/b.md': 'Other.\n' }];
  documents = await openDocuments({ client, database: await openDraftDatabase(`publish ${site}`, 'ann') });
  send.mockImplementation(async (_, path, body) => {
    sent.push({ path, body: body as (typeof sent)[number]['body'] });
    return { id: 'x', state: 'done', kind: 'direct', revision: revisionOf(commits.length) };
  });
});

const publish = async (...paths: string[]) =>
  await publishChanges({ client, documents, id: 'id-of-the-change', paths, summary: 'Update', mode: 'publish' });

const decode = (text = ''): string => Buffer.from(text, 'base64').toString();

test('sends changed files based on the newest commit and removes their drafts', async () => {
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'Größe 😀\n');
  expect(await publish('content/a.md')).toMatchObject({ change: { state: 'done' } });
  expect(sent[0]).toMatchObject({ path: '/__recto_studio/publish', body: { base: revisionOf(0) } });
  expect(decode(sent[0]?.body.files[0]?.content)).toBe('Größe 😀\n');
  expect(documents.state.get().drafts.size).toBe(0);
});

test('keeps what others have published since', async () => {
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'First.\n\nOur second.\n');
  commits.push({ ...commits[0], 'content/a.md': 'Their first.\n\nSecond.\n' });
  await publish('content/a.md');
  expect(decode(sent[0]?.body.files[0]?.content)).toBe('Their first.\n\nOur second.\n');
  expect(sent[0]?.body.base).toBe(revisionOf(1));
});

test('returns conflicts and sends nothing', async () => {
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'First.\n\nOur second.\n');
  commits.push({ ...commits[0], 'content/a.md': 'First.\n\nTheir second.\n' });
  expect(await publish('content/a.md')).toMatchObject({ conflicts: [{ kind: 'text', path: 'content/a.md' }] });
  expect(sent).toEqual([]);
  expect(documents.textOf('content/a.md')).toBe('First.\n\nOur second.\n');
});

test('reports a conflict if one side deleted a file that the other side changed', async () => {
  await documents.open('content/a.md');
  await documents.open('content/b.md');
  documents.edit('content/a.md', 'Ours.\n');
  documents.remove('content/b.md');
  commits.push({ 'content/b.md': 'Theirs.\n' });
  expect(await publish('content/a.md', 'content/b.md')).toMatchObject({
    conflicts: [
      { kind: 'deleted', path: 'content/a.md' },
      { kind: 'changed', path: 'content/b.md' },
    ],
  });
  expect(sent).toEqual([]);
});

test('asks which text to keep if others have created a file with the same path', async () => {
  documents.create('content/c.md', { text: 'Ours.\n' });
  documents.create('content/d.md', { text: 'The same.\n' });
  commits.push({ ...commits[0], 'content/c.md': 'Theirs.\n', 'content/d.md': 'The same.\n' });
  const regions = [{ base: '', ours: 'Ours.\n', theirs: 'Theirs.\n' }];
  expect(await publish('content/c.md', 'content/d.md')).toMatchObject({
    conflicts: [{ kind: 'text', path: 'content/c.md', regions }],
  });
  expect(sent).toEqual([]);
  expect(documents.state.get().drafts.has('content/d.md')).toBe(false);
  documents.rebase('content/c.md', { revision: revisionOf(1), id: '', text: 'Theirs.\n' }, 'Ours.\nTheirs.\n');
  await publish('content/c.md');
  expect(sent[0]?.body.files).toMatchObject([{ kind: 'change', path: 'content/c.md' }]);
});

test('keeps the drafts if the server rejects the change set', async () => {
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'Ours.\n');
  send.mockRejectedValue(new StudioProblem({ code: 'invalid-content', message: 'It has errors.', status: 422 }));
  await expect(publish('content/a.md')).rejects.toThrow('It has errors.');
  expect(documents.textOf('content/a.md')).toBe('Ours.\n');
  expect(documents.state.get().drafts.size).toBe(1);
});

test('sends deleted and renamed files as deletions and renames', async () => {
  await documents.open('content/a.md');
  await documents.open('content/b.md');
  documents.rename('content/a.md', 'content/c.md');
  documents.remove('content/b.md');
  documents.create('content/new.md', { text: 'New.\n' });
  await publish('content/c.md', 'content/b.md', 'content/new.md');
  expect(sent[0]?.body.files.map(({ content, ...file }) => ({ ...file, content: content && decode(content) }))).toEqual(
    [
      { kind: 'rename', from: 'content/a.md', path: 'content/c.md' },
      { kind: 'delete', path: 'content/b.md' },
      { kind: 'create', path: 'content/new.md', content: 'New.\n' },
    ],
  );
});

test('keeps a file deleted, and keeps the published content of a file that is only renamed', async () => {
  commits = [{ ...commits[0], 'public/a.png': 'picture' }];
  await documents.open('content/b.md');
  documents.remove('content/b.md');
  documents.rename('public/a.png', 'public/b.png', { revision: revisionOf(0), id: 'public/a.png picture', text: '' });
  commits.push({ ...commits[0], 'content/a.md': 'Theirs.\n', 'public/a.png': 'their picture' });
  await publish('content/b.md', 'public/b.png');
  expect(sent[0]?.body.files).toEqual([
    { kind: 'delete', path: 'content/b.md' },
    { kind: 'rename', from: 'public/a.png', path: 'public/b.png' },
  ]);
});

test('keeps what is written while the server publishes', async () => {
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'Sent.\n');
  send.mockImplementationOnce(async () => {
    documents.edit('content/a.md', 'Sent.\n\nWritten later.\n');
    commits.push({ ...commits[0], 'content/a.md': 'Sent.\n' });
    return { id: 'x', state: 'done', kind: 'direct', revision: revisionOf(1) };
  });
  await publish('content/a.md');
  expect(documents.textOf('content/a.md')).toBe('Sent.\n\nWritten later.\n');
  await publish('content/a.md');
  expect(decode(sent.at(-1)?.body.files[0]?.content)).toBe('Sent.\n\nWritten later.\n');
});

test('does not revert what the server has merged while publishing', async () => {
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'First.\n\nOur second.\n');
  send.mockImplementationOnce(async () => {
    documents.edit('content/a.md', 'First.\n\nOur second.\n\nOur third.\n');
    commits.push({ ...commits[0], 'content/a.md': 'Their first.\n\nOur second.\n' });
    return { id: 'x', state: 'done', kind: 'direct', revision: revisionOf(1), merged: ['content/a.md'] };
  });
  await publish('content/a.md');
  await publish('content/a.md');
  expect(decode(sent.at(-1)?.body.files[0]?.content)).toBe('Their first.\n\nOur second.\n\nOur third.\n');
});

test('shows the published text again after a suggestion, with what was written since as a draft', async () => {
  await documents.open('content/a.md');
  await documents.open('content/b.md');
  documents.edit('content/a.md', 'Suggested.\n');
  documents.edit('content/b.md', 'Suggested as well.\n');
  send.mockImplementationOnce(async () => {
    documents.edit('content/b.md', 'Written later.\n');
    return { id: 'x', state: 'done', kind: 'pull-request', revision: 'f'.repeat(40) };
  });
  await publish('content/a.md', 'content/b.md');
  expect(documents.textOf('content/a.md')).toBe('First.\n\nSecond.\n');
  expect(documents.textOf('content/b.md')).toBe('Written later.\n');
});

test('keeps the drafts if the repository does not take the change set in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await documents.open('content/a.md');
  documents.edit('content/a.md', 'Slow.\n');
  send.mockResolvedValue({ id: 'x', state: 'journaled', kind: 'direct' });
  const slow: StudioClient = {
    ...client,
    get: async (address, query) =>
      (await (address.endsWith('/change') ? send('POST', '', {}) : get(address, query))) as never,
  };
  const options = { documents, id: 'id-of-the-change', summary: 'Update', mode: 'publish' } as const;
  const failure = publishChanges({ ...options, client: slow, paths: ['content/a.md'] }).catch(String);
  await vi.advanceTimersByTimeAsync(125_000);
  vi.useRealTimers();
  expect(await failure).toContain('has not taken the changes');
  expect(documents.textOf('content/a.md')).toBe('Slow.\n');
});
