import type { PreviewPage } from '@recto/site/server';
import { expect, test } from 'vitest';
import { sample } from '../../fixtures/media-samples.ts';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import type { SignedIn } from '../../fixtures/signed-in.ts';
import { SECRET } from '../../fixtures/test-studio.ts';
import { createSealer } from '../session/seal.ts';
import { PREVIEW_LIFETIME_MS } from './preview-links.ts';

const PNG = sample('image/png');
const FILES = {
  'content/en/kiln 1.png': PNG,
  'content/en/other.png': PNG,
  'content/en/a.md': 'A\n',
  'content/people/ada.yml': 'name: Ada\n',
};
const LINK = '/__recto_studio/preview-link';
const DRAFT = '/__recto_studio/draft';
const path = 'content/en/a.md';

/** Responds with the requested document. */
const previewPage: PreviewPage = async (document, _request, { banner }) => {
  if (document.text === 'errors') return { problem: 'errors' };
  if (document.text === 'no page') return { problem: 'no-page' };
  if (document.text === 'crash') throw new Error('The check took too long.');
  return { page: new Response(JSON.stringify(document) + (await banner({ code: 'en', name: 'English' }))) };
};

async function start() {
  const studio = await startFileStudio({ files: FILES, previewPage });
  const { as, origin } = studio;
  const editor = await as('editor');
  const save = async (text: string, revision = 0, more = {}) =>
    await editor.send(DRAFT, { path, revision, data: { path, text, ...more } }, 'PUT');
  /** Requests a page without a session. */
  const visit = async (address: string) => await fetch(origin + address);
  return { as, editor, save, visit, studio };
}

async function linkOf(person: SignedIn): Promise<{ address: string; expires: number }> {
  const response = await person.send(LINK, { path });
  expect(response.status).toBe(200);
  return (await response.json()) as { address: string; expires: number };
}

test('a link shows the current draft and its expiry time', async () => {
  const { editor, save, visit } = await start();
  await save('one', 0, { from: 'content/en/old.md' });
  const { address, expires } = await linkOf(editor);
  expect(address).toMatch(/^\/__recto_studio\/preview\/[\w-]+$/u);
  expect(expires).toBeGreaterThan(Date.now() + PREVIEW_LIFETIME_MS - 60_000);
  const page = await (await visit(address)).text();
  expect(page).toContain('{"file":"en/a.md","text":"one","replaces":"en/old.md"}');
  expect(page).toContain(`<time datetime="${new Date(expires).toISOString()}">`);
  await save('two', 1);
  expect(await (await visit(address)).text()).toContain('"text":"two"');
});

test('returns the same response for unknown, modified and revoked links', async () => {
  const { editor, save, visit } = await start();
  await save('one');
  const { address } = await linkOf(editor);
  const changed = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A');
  const before = await visit(changed);
  const text = await before.text();
  expect([before.status, text.includes('This preview link does not work')]).toEqual([404, true]);
  await editor.send(DRAFT, { path, revision: 1 }, 'DELETE');
  for (const one of [address, changed, '/__recto_studio/preview/', '/__recto_studio/preview/a/../b']) {
    const response = await visit(one);
    expect([one, response.status, await response.text()]).toEqual([one, 404, text]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  }
});

test('a new draft of the same file does not restore an old link', async () => {
  const { editor, save, visit } = await start();
  await save('one');
  const { address } = await linkOf(editor);
  await editor.send(DRAFT, { path, revision: 1 }, 'DELETE');
  await save('two');
  expect((await visit(address)).status).toBe(404);
});

test('sharing can be stopped and started again', async () => {
  const { as, editor, save, visit } = await start();
  await save('one');
  const { address } = await linkOf(editor);
  await (await as('other.editor')).send(LINK, { path }, 'DELETE');
  expect((await visit(address)).status).toBe(200);
  expect((await editor.send(LINK, { path }, 'DELETE')).status).toBe(204);
  expect((await visit(address)).status).toBe(404);
  expect((await visit((await linkOf(editor)).address)).status).toBe(200);
});

test('reports an expired link', async () => {
  const { save, visit } = await start();
  await save('one');
  const { seal } = createSealer([SECRET]);
  const link = { user: 'test:editor@example.com', path, expires: Date.now() - 1, generations: [0, 0, 0] };
  expect(
    (await visit(`/__recto_studio/preview/${seal('preview', { ...link, expires: Date.now() + 60_000 })}`)).status,
  ).toBe(200);
  const response = await visit(`/__recto_studio/preview/${seal('preview', link)}`);
  expect([response.status, await response.text()]).toEqual([410, expect.stringContaining('has expired')]);
});

test.for(['errors', 'no page'])('explains that a draft with "%s" cannot be shown', async (text) => {
  const { editor, save, visit } = await start();
  await save(text);
  const response = await visit((await linkOf(editor)).address);
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('cannot be shown')]);
});

test('logs a server error without the token of the link', async () => {
  const { editor, save, visit, studio } = await start();
  await save('crash');
  const { address } = await linkOf(editor);
  const response = await visit(address);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('Try again')]);
  expect(studio.reported).toEqual([new Error('The check took too long.')]);
});

test('people can share only their own drafts, and only drafts of pages', async () => {
  const { as, editor, save } = await start();
  await save('one');
  expect((await (await as('other.editor')).send(LINK, { path })).status).toBe(404);
  expect((await (await as('reader')).send(LINK, { path })).status).toBe(403);
  for (const [other, status] of [
    ['content/people/ada.yml', 422],
    ['content/en/none.md', 404],
    ['secret.md', 400],
    ['content/../secret.md', 400],
  ] as const) {
    expect([other, (await editor.send(LINK, { path: other })).status]).toEqual([other, status]);
  }
  // A deleted file has no text to show.
  await editor.send(DRAFT, { path, revision: 1, data: { path } }, 'PUT');
  expect((await editor.send(LINK, { path })).status).toBe(404);
});

test('shows the pictures that the draft refers to, and no other files', async () => {
  const { editor, save, visit } = await start();
  const query = new URLSearchParams({ name: 'new.png', folder: 'public' });
  const response = await editor.upload(`/__recto_studio/media/upload?${query}`, PNG);
  const { id } = (await response.json()) as { id: string };
  const uploaded = { path: 'public/new.png', revision: 0, data: { path: 'public/new.png', upload: id } };
  expect((await editor.send(DRAFT, uploaded, 'PUT')).status).toBe(200);
  await save('![One](./kiln%201.png) ![Two](/new.png "Title") ![Three](/published.png) [A](a.md)\n');
  const { address } = await linkOf(editor);
  const page = await (await visit(address)).text();
  const folder = address.replace('/preview/', '/preview-media/');
  const [beside, fresh] = [`${folder}/content/en/kiln%201.png`, `${folder}/public/new.png`];
  expect(page).toContain(`![One](${beside}) ![Two](${fresh} \\"Title\\") ![Three](/published.png) [A](a.md)`);
  for (const url of [beside, fresh]) {
    const picture = await visit(url);
    expect([url, picture.status, picture.headers.get('content-type')]).toEqual([url, 200, 'image/png']);
    expect(picture.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true);
  }
  for (const url of [
    `${folder}/content/en/other.png`,
    `${folder}/content/en/a.md`,
    `${folder}/content/en/none.png`,
    `${folder.replace('media/', 'media/A')}/content/en/kiln%201.png`,
  ]) {
    expect([url, (await visit(url)).status]).toEqual([url, 404]);
  }
  await editor.send(LINK, { path }, 'DELETE');
  expect((await visit(beside)).status).toBe(404);
});

test('serves the style sheet and script of the preview bar', async () => {
  const { visit } = await start();
  for (const [file, type] of [
    ['preview.css', 'text/css'],
    ['preview.js', 'text/javascript'],
  ] as const) {
    const response = await visit(`/__recto_studio/${file}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  }
});
