import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import type { ReferencesAnswer } from './references-endpoint.ts';

const files = {
  'content/en/index.md': '---\ntitle: Home\n---\n\n[Guide](/en/guide)\n\n[Again](/guide#part) `/en/guide`\n',
  'content/en/1.guide.md': '---\ntitle: Guide\n---\n\n[Myself](/en/guide)\n',
  'content/en/2.other.md': '[Guide](./1.guide.md?a) ![Picture](/guide.png)\n',
  'content/de/index.md': '::card{to="/guide"}\n::\n',
  'content/people/ada.yml': 'name: Ada\nto: /en/guide\n',
  'content/en/none.md': '[Other](/en/other)\n',
  'secret.md': '[Guide](content/en/1.guide.md)\n',
};

async function startReader() {
  const studio = await startFileStudio({ files });
  const reader = await studio.as('reader');
  const ask = async (path: string): Promise<Response> =>
    await reader.get(`/__recto_studio/references?path=${encodeURIComponent(path)}`);
  return { ...studio, ask };
}

test('names the files and places that link to a page', async () => {
  const { ask, git } = await startReader();
  const answer = (await (await ask('content/en/1.guide.md')).json()) as ReferencesAnswer;
  expect(answer).toMatchObject({ path: 'content/en/1.guide.md', revision: git.git('rev-parse', 'main'), count: 4 });
  const found = answer.files.map(({ path, title, links }) => [
    path,
    title,
    links.map(({ address, line }) => [address, line]),
  ]);
  expect(Object.fromEntries(found.map(([path, ...rest]) => [path, rest]))).toEqual({
    'content/de/index.md': [undefined, [['/guide', 1]]],
    'content/en/2.other.md': [undefined, [['./1.guide.md?a', 1]]],
    'content/en/index.md': [
      'Home',
      [
        ['/en/guide', 5],
        ['/guide#part', 7],
      ],
    ],
    'content/people/ada.yml': [undefined, [['/en/guide', 2]]],
  });
  for (const { path, links } of answer.files) {
    const text = git.read('main', path).toString();
    for (const { address, start, end } of links) expect(text.slice(start, end)).toBe(address);
  }
});

test('follows what is published', async () => {
  const { ask, git } = await startReader();
  git.commit({ 'content/de/1.guide.md': '# Anleitung\n', 'content/en/index.md': 'Nothing.\n' });
  const { files: found } = (await (await ask('content/en/1.guide.md')).json()) as ReferencesAnswer;
  expect(found.map(({ path }) => path)).toEqual(['content/en/2.other.md', 'content/people/ada.yml']);
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
] as const)('%j is answered with %i', async ([path, status]) => {
  const { ask } = await startReader();
  expect((await ask(path)).status).toBe(status);
});

test('nobody is answered without a session', async () => {
  const { origin } = await startReader();
  expect((await fetch(`${origin}/__recto_studio/references?path=content/en/index.md`)).status).toBe(401);
});
