import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { StudioProblem } from '../api/studio-client.ts';
import { openDocuments } from '../documents/documents.ts';
import type { Documents } from '../documents/documents.ts';
import { openDraftDatabase } from '../drafts/draft-database.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import { isPublished, mergeUpstream, readUpstreamChange } from './upstream-changes.ts';
import type { DraftConflict } from './upstream-changes.ts';

const PATH = 'content/a.md';
const FIRST = 'First.\n\nSecond.\n';

/** Texts of the file by revision. `undefined`: deleted. */
let texts: Record<string, string | undefined>;
const get = vi.fn(async (_: string, { path, revision = 'r1' }: Record<string, string> = {}) => {
  const content = texts[revision];
  if (content === undefined) throw new StudioProblem({ code: 'not-found', message: 'No file.', status: 404 });
  return { path, revision, id: `id of ${content}`, encoding: 'text', content };
});
const client = { get: get as never };
const treeOf = (revision: string) => ({
  revision,
  files: texts[revision] === undefined ? [] : [{ path: PATH, id: `id of ${texts[revision]}` }],
});

let site = 0;
let documents: Documents;
beforeEach(async () => {
  site += 1;
  texts = { r1: FIRST };
  documents = await openDocuments({ client, database: await openDraftDatabase(`upstream ${site}`, 'ann') });
  await documents.open(PATH);
  get.mockClear();
});

const draft = (): DraftFile => {
  const found = documents.state.get().drafts.get(PATH);
  if (!found) throw new Error('There is no draft.');
  return found;
};
const merge = async (revision = 'r2'): Promise<DraftConflict | undefined> =>
  await mergeUpstream({ client, documents }, draft(), treeOf(revision));

test('reads nothing if the bytes of the file are the same', async () => {
  texts['r2'] = FIRST;
  const { base } = documents.state.get().published.get(PATH) ?? {};
  const file = { path: PATH, ...(base && { base }) };
  expect(await readUpstreamChange(client, file, treeOf('r1'))).toBeUndefined();
  expect(await readUpstreamChange(client, file, treeOf('r2'))).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
  // The id of a text that this browser has published is not known.
  expect(
    await readUpstreamChange(client, { path: PATH, base: { revision: 'r1', id: '', text: FIRST } }, treeOf('r2')),
  ).toBeUndefined();
  expect(get).toHaveBeenCalledTimes(1);
});

test('finds another text, a deleted file, and a file that others have created as well', async () => {
  texts['r2'] = 'Theirs.\n';
  texts['r3'] = undefined;
  const file = { path: PATH, base: { revision: 'r1', id: 'x', text: FIRST } };
  const theirs = { revision: 'r2', id: 'id of Theirs.\n', text: 'Theirs.\n' };
  expect(await readUpstreamChange(client, file, treeOf('r2'))).toEqual({ theirs });
  expect(await readUpstreamChange(client, file, treeOf('r3'))).toBe('deleted');
  expect(await readUpstreamChange(client, { path: PATH }, treeOf('r2'))).toEqual({ theirs });
  expect(await readUpstreamChange(client, { path: PATH }, treeOf('r3'))).toBeUndefined();
  expect(await readUpstreamChange(client, { path: 'content/b.md', from: PATH, base: file.base }, treeOf('r2'))).toEqual(
    { theirs },
  );
});

test('merges into the draft, which is based on the newer version then', async () => {
  documents.edit(PATH, FIRST.replace('Second', 'Our second'));
  texts['r2'] = FIRST.replace('First', 'Their first');
  expect(await merge()).toBeUndefined();
  expect(draft()).toMatchObject({ text: 'Their first.\n\nOur second.\n', base: { revision: 'r2' } });
  documents.undo(PATH);
  expect(draft()).toMatchObject({ text: 'First.\n\nOur second.\n', base: { revision: 'r1' } });
});

test('keeps what is written while the published text is being read', async () => {
  documents.edit(PATH, FIRST.replace('Second', 'Our second'));
  texts['r2'] = FIRST.replace('First', 'Their first');
  const merging = merge();
  for (let count = 0; count < 20; count += 1) {
    documents.edit(PATH, documents.textOf(PATH)?.replace('second', 'second+') ?? '');
    await Promise.resolve();
  }
  await merging;
  expect(documents.textOf(PATH)).toBe(`Their first.\n\nOur second${'+'.repeat(20)}.\n`);
});

test('changes nothing if there is a conflict', async () => {
  documents.edit(PATH, FIRST.replace('Second', 'Ours'));
  texts['r2'] = FIRST.replace('Second', 'Theirs');
  expect(await merge()).toMatchObject({ kind: 'text', path: PATH, theirs: { revision: 'r2' } });
  expect(draft()).toMatchObject({ text: FIRST.replace('Second', 'Ours'), base: { revision: 'r1' } });
  texts['r3'] = undefined;
  expect(await merge('r3')).toEqual({ kind: 'deleted', path: PATH });
});

test('a draft that has been published is not a change of others', () => {
  const theirs = { revision: 'r2', id: 'id', text: 'New.' };
  const files = [{ path: 'b.md' }];
  expect(isPublished({ path: PATH, text: 'New.' }, { theirs }, files)).toBe(true);
  expect(isPublished({ path: PATH, text: 'Newer.' }, { theirs }, files)).toBe(false);
  expect(isPublished({ path: PATH }, 'deleted', files)).toBe(true);
  expect(isPublished({ path: PATH, text: 'New.' }, 'deleted', files)).toBe(false);
  expect(isPublished({ path: 'b.md', from: PATH, text: 'New.' }, 'deleted', files)).toBe(true);
  expect(isPublished({ path: 'c.md', from: PATH, text: 'New.' }, 'deleted', files)).toBe(false);
  expect(isPublished({ path: PATH, text: 'New.' }, undefined, files)).toBe(false);
});
