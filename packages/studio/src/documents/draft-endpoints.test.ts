import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import { MAX_DRAFT_BYTES, MAX_DRAFTS } from './draft-endpoints.ts';

const FILES = { 'content/a.md': 'A\n', 'secret.md': 'secret' };
const ADDRESS = '/__recto_studio/draft';
const path = 'content/a.md';

test('the author can save, list, read and delete a draft', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const data = { text: '# Tïtle\n', base: 'x' };
  expect(await (await editor.send(ADDRESS, { path, revision: 0, data }, 'PUT')).json()).toMatchObject({
    path,
    revision: 1,
  });
  expect(await (await editor.send(ADDRESS, { path, revision: 1, data: 'two' }, 'PUT')).json()).toMatchObject({
    revision: 2,
  });
  expect(await (await editor.get('/__recto_studio/drafts')).json()).toMatchObject({
    drafts: [{ path, revision: 2, size: 5 }],
    most: MAX_DRAFTS,
  });
  expect(await (await editor.get(`${ADDRESS}?path=${path}`)).json()).toMatchObject({ path, data: 'two', revision: 2 });
  expect((await editor.send(ADDRESS, { path, revision: 2 }, 'DELETE')).status).toBe(204);
  expect((await editor.get(`${ADDRESS}?path=${path}`)).status).toBe(404);
});

test('drafts of others are not found', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const [one, other] = [await as('editor'), await as('other.editor')];
  await one.send(ADDRESS, { path, revision: 0, data: 'mine' }, 'PUT');
  expect((await other.get(`${ADDRESS}?path=${path}`)).status).toBe(404);
  expect(await (await other.get('/__recto_studio/drafts')).json()).toMatchObject({ drafts: [] });
  expect((await other.send(ADDRESS, { path, revision: 1 }, 'DELETE')).status).toBe(409);
  expect((await other.send(ADDRESS, { path, revision: 1, data: 'theirs' }, 'PUT')).status).toBe(409);
  expect((await other.send(ADDRESS, { path, revision: 0, data: 'theirs' }, 'PUT')).status).toBe(200);
  expect(await (await one.get(`${ADDRESS}?path=${path}`)).json()).toMatchObject({ data: 'mine' });
});

test('rejects saving over a newer revision from another window', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  await editor.send(ADDRESS, { path, revision: 0, data: 'one' }, 'PUT');
  for (const revision of [0, 2]) {
    const late = await editor.send(ADDRESS, { path, revision, data: 'late' }, 'PUT');
    expect([late.status, await late.json()]).toMatchObject([409, { error: { code: 'draft/changed', revision: 1 } }]);
  }
  expect((await editor.send(ADDRESS, { path, revision: 7 }, 'DELETE')).status).toBe(409);
});

test('limits the size and number of drafts', async () => {
  const { as, studio } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const save = async (name: string, data: unknown, revision = 0) =>
    (await editor.send(ADDRESS, { path: `content/${name}.md`, revision, data }, 'PUT')).status;
  expect(await save('long', 'a'.repeat(MAX_DRAFT_BYTES - 2))).toBe(200);
  expect(await save('longer', 'a'.repeat(MAX_DRAFT_BYTES - 1))).toBe(413);
  expect(await save('longest', 'ä'.repeat(MAX_DRAFT_BYTES))).toBe(413);
  for (let count = 1; count < MAX_DRAFTS; count += 1) {
    await studio.store.drafts.save({ user: 'test:editor@example.com', path: `content/${count}`, data: 1, now: 1 }, 0);
  }
  expect(await save('another', 1)).toBe(409);
  const full = await editor.send(ADDRESS, { path: 'content/another.md', revision: 0, data: 1 }, 'PUT');
  expect(await full.json()).toMatchObject({ error: { code: 'draft/count', values: { count: MAX_DRAFTS } } });
  // An existing draft can still be saved.
  expect(await save('long', 1, 1)).toBe(200);
});

test.for(['secret.md', '../secret.md', 'content/../secret.md', 'content/.git/config', 'content/%2e%2e/a.md', ''])(
  'rejects a draft of %j',
  async (outside) => {
    const { as } = await startFileStudio({ files: FILES });
    const editor = await as('editor');
    const statuses = [
      await editor.send(ADDRESS, { path: outside, revision: 0, data: 1 }, 'PUT'),
      await editor.send(ADDRESS, { path: outside, revision: 0 }, 'DELETE'),
      await editor.get(`${ADDRESS}?path=${encodeURIComponent(outside)}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400]);
  },
);

test('rejects an incomplete request', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  for (const body of [{}, { path }, { path, revision: 0 }, { path, data: 1 }, { path, revision: -1, data: 1 }]) {
    expect((await editor.send(ADDRESS, body, 'PUT')).status).toBe(400);
  }
  for (const body of [{ path }, { path, revision: 1, data: 1 }, { path, revision: '1' }]) {
    expect((await editor.send(ADDRESS, body, 'DELETE')).status).toBe(400);
  }
});

test('uploads used in a draft do not expire', async () => {
  const { as, studio } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const user = 'test:editor@example.com';
  const id = 'a'.repeat(64);
  const soon = Date.now() + 10_000;
  const upload = { user, id, path: 'public/a.png', type: 'image/png', size: 1, createdAt: 0, expires: soon };
  const { uploads } = studio.store;
  await uploads.add({ ...upload, bytes: Uint8Array.of(1) }, { since: 0, count: 9, size: 9 });
  await editor.send(ADDRESS, { path, revision: 0, data: { files: [{ deep: { upload: id } }] } }, 'PUT');
  const expires = (await uploads.get(user, id, 0))?.expires ?? 0;
  expect(expires).toBeGreaterThan(soon + 6 * 24 * 3_600_000);
});

test('the list of drafts names the newest commit that the server knows, without waiting for the repository', async () => {
  const { as, git } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const revision = async (): Promise<unknown> => {
    const response = await editor.get('/__recto_studio/drafts');
    return ((await response.json()) as { revision?: string }).revision;
  };
  await expect.poll(revision).toBe(git.git('rev-parse', 'main'));
});
