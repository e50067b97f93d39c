import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import type { HistoryResponse } from './history-endpoint.ts';

const PATH = 'content/en/index.md';
const files = { [PATH]: 'First\n', 'secret.md': 'secret' };

test('lists the commits of a file, whose versions can be read', async () => {
  const { as, git } = await startFileStudio({ files });
  const reader = await as('reader');
  const first = git.git('rev-parse', 'main');
  const second = git.commit({ [PATH]: 'Second\n' }, { message: `Change\n\n${'a'.repeat(1000)}` });
  const history = (await (await reader.get(`/__recto_studio/history?path=${PATH}`)).json()) as HistoryResponse;
  expect(history.commits.map(({ revision, author }) => [revision, author])).toEqual([
    [second, 'Somebody'],
    [first, 'Somebody'],
  ]);
  expect(history.commits[0]?.message).toHaveLength(500);
  const old = await reader.get(`/__recto_studio/document?path=${PATH}&revision=${first}`);
  expect(await old.json()).toMatchObject({ content: 'First\n' });
  expect(await (await reader.get('/__recto_studio/history?path=content/none.md')).json()).toMatchObject({
    commits: [],
  });
});

test.for([
  'secret.md',
  '../secret.md',
  'content/../secret.md',
  '/etc/passwd',
  'content/.git/config',
  '--all',
  ':/',
  '',
])('rejects %j', async (path) => {
  const { as } = await startFileStudio({ files });
  const response = await (await as('reader')).get(`/__recto_studio/history?path=${encodeURIComponent(path)}`);
  expect(response.status).toBe(400);
});

test('requires a session', async () => {
  const { origin } = await startFileStudio({ files });
  expect((await fetch(`${origin}/__recto_studio/history?path=${PATH}`)).status).toBe(401);
});

test('the history of a moved file includes its former path', async () => {
  const { as, git } = await startFileStudio({ files: { 'content/en/old.md': 'One\nTwo\n' } });
  const first = git.git('rev-parse', 'main');
  const second = git.commit({ 'content/en/old.md': null, 'content/en/new.md': 'One\nTwo\nThree\n' });
  const response = await (await as('reader')).get('/__recto_studio/history?path=content/en/new.md');
  expect(await response.json()).toMatchObject({
    hasMore: false,
    commits: [
      { revision: second, path: 'content/en/new.md' },
      { revision: first, path: 'content/en/old.md' },
    ],
  });
});
