import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import type { ReferencesResponse } from './references-endpoint.ts';

const files = {
  'content/en/index.md': '---\ntitle: Home\n---\n\n[Guide](/en/guide)\n\n[Again](/guide#part) `/en/guide`\n',
  'content/en/1.guide.md': '---\ntitle: Guide\n---\n\n[Myself](/en/guide)\n',
  'content/en/2.other.md': '[Guide](./1.guide.md?a) ![Picture](/guide.png)\n',
  'content/de/index.md': '::card{to="/guide"}\n::\n',
  'content/people/ada.yml': 'name: Ada\nto: /en/guide\n',
  'content/en/none.md': '[Other](/en/other) ![Photo](./photo.png)\n',
  'content/en/photo.png': 'picture',
  'secret.md': '[Guide](content/en/1.guide.md)\n',
};

async function startReader() {
  const studio = await startFileStudio({ files });
  const reader = await studio.as('reader');
  const ask = async (...paths: string[]): Promise<Response> =>
    await reader.send('/__recto_studio/references', { paths });
  return { ...studio, ask };
}

test('lists the files that link to a page', async () => {
  const { ask, git } = await startReader();
  const response = (await (await ask('content/en/1.guide.md')).json()) as ReferencesResponse;
  expect(response).toMatchObject({ revision: git.git('rev-parse', 'main'), count: 4 });
  expect(response.files).toEqual([
    { path: 'content/de/index.md', count: 1 },
    { path: 'content/en/2.other.md', count: 1 },
    { path: 'content/en/index.md', title: 'Home', count: 2 },
    { path: 'content/people/ada.yml', count: 1 },
  ]);
});

test('lists other files that link to or embed any of several files', async () => {
  const { ask } = await startReader();
  const names = async (...paths: string[]) =>
    ((await (await ask(...paths)).json()) as ReferencesResponse).files.map(({ path }) => path);
  expect(await names('content/en/1.guide.md', 'content/en/2.other.md', 'content/en/index.md')).toEqual([
    'content/de/index.md',
    'content/en/none.md',
    'content/people/ada.yml',
  ]);
  expect(await names('content/en/photo.png')).toEqual(['content/en/none.md']);
});

test('updates after publishing', async () => {
  const { ask, git } = await startReader();
  git.commit({ 'content/de/1.guide.md': '# Anleitung\n', 'content/en/index.md': 'Nothing.\n' });
  const { files: references } = (await (await ask('content/en/1.guide.md')).json()) as ReferencesResponse;
  expect(references.map(({ path }) => path)).toEqual(['content/en/2.other.md', 'content/people/ada.yml']);
});

test.for([
  ['content/none.md', 404],
  ['secret.md', 400],
  ['../secret.md', 400],
  ['content/../secret.md', 400],
  ['/etc/passwd', 400],
  ['content/.git/config', 400],
  ['public/a.png', 400],
  ['', 400],
  ['a'.repeat(2000), 400],
] as const)('%j returns %i', async ([path, status]) => {
  const { ask } = await startReader();
  expect((await ask(path)).status).toBe(status);
});

test('requires a session', async () => {
  const { origin } = await startReader();
  const body = JSON.stringify({ paths: ['content/en/index.md'] });
  const headers = { 'content-type': 'application/json', origin };
  const response = await fetch(`${origin}/__recto_studio/references`, { method: 'POST', body, headers });
  expect(response.status).toBe(401);
});
