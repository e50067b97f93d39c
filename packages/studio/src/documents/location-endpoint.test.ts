import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import type { FileLocation, LocationsResponse } from './location-endpoint.ts';

const files = { 'content/en/index.md': '# A\n' };

test('describes the file that a path would create', async () => {
  const { as } = await startFileStudio({ files });
  const reader = await as('reader');
  const ask = async (path: string): Promise<Partial<FileLocation>> =>
    (await (await reader.get(`/__recto_studio/place?path=${encodeURIComponent(path)}`)).json()) as FileLocation;
  expect(await ask('content/de/1.guide/2.set up.md')).toMatchObject({
    collection: 'pages',
    type: 'page',
    locale: 'de',
    route: '/de/guide/set-up',
    fields: { properties: { title: { type: 'string' }, rank: { type: 'integer' } } },
  });
  expect(await ask('content/people/ada.yml')).toMatchObject({ collection: 'people', type: 'data', route: null });
  const none = { collection: null, type: null, locale: null, route: null, fields: null };
  expect(await ask('content/notes.txt')).toEqual({ path: 'content/notes.txt', ...none });
});

test.for(['secret.md', '../secret.md', 'content/../secret.md', '/etc/passwd', 'content/.git/a.md', 'public/a.md', ''])(
  'rejects %j',
  async (path) => {
    const { as } = await startFileStudio({ files });
    const response = await (await as('reader')).get(`/__recto_studio/place?path=${encodeURIComponent(path)}`);
    expect(response.status).toBe(400);
  },
);

test('the list of files contains the folders of collections', async () => {
  const { as } = await startFileStudio({ files });
  const response = await (await as('reader')).get('/__recto_studio/tree');
  expect(((await response.json()) as { collections: unknown }).collections).toEqual([
    { name: 'pages', type: 'page', folders: [''] },
    { name: 'people', type: 'data', folders: ['people'] },
  ]);
});

test('describes many files, up to a limit', async () => {
  const { as } = await startFileStudio({ files });
  const reader = await as('reader');
  const ask = async (paths: readonly string[]): Promise<Response> =>
    await reader.send('/__recto_studio/places', { paths });
  const response = (await (await ask(['content/de/guide/a.md', 'content/notes.txt'])).json()) as LocationsResponse;
  expect(response.places).toEqual([
    { path: 'content/de/guide/a.md', collection: 'pages', type: 'page', locale: 'de', route: '/de/guide/a' },
    { path: 'content/notes.txt', collection: null, type: null, locale: null, route: null },
  ]);
  const many = Array.from({ length: 501 }, (_, index) => `content/en/${index}.md`);
  expect((await ask(many.slice(1))).status).toBe(200);
  expect((await ask(many)).status).toBe(400);
  for (const path of ['secret.md', 'content/../secret.md', 'content/what?.md']) {
    expect((await ask(['content/en/a.md', path])).status).toBe(400);
  }
});
