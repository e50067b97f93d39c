import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, keys } from '../../fixtures/command.ts';
import { listFolder, makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';

const { down, enter, space, stop } = keys;

test('each thing is asked for, and the first answer is the usual one', async () => {
  const folder = makeFolder();
  const { code, out, unasked } = await answer(
    folder,
    [],
    [
      ['In which folder?', [enter]],
      ['Which template?', [enter]],
      ['Which languages?', [enter]],
      ['Which package manager?', [enter]],
      ['Start a git repository?', [enter]],
    ],
  );
  expect([code, unasked]).toEqual([0, []]);
  expect(out).not.toContain('Chosen:');
  expect(out).toMatch(
    /first commit of a git repository\.\n\nNext:\n {2}cd my-site && npm install\n {2}npm run dev\n$/u,
  );
  expect(listFolder(join(folder, 'my-site'))).toContain('content/index.md');
});

test('what an option says is not asked, and answers can be others', async () => {
  const folder = makeFolder();
  const { code, out, unasked } = await answer(
    folder,
    ['--template', 'minimal', '--no-git'],
    [
      ['In which folder?', ['mine', enter]],
      ['Which languages?', [space, enter]],
      ['Which package manager?', [down, enter]],
    ],
  );
  expect([code, unasked]).toEqual([0, []]);
  expect(out).not.toContain('Which template?');
  expect(out).toMatch(/cd mine && pnpm install\n {2}pnpm run dev\n$/u);
  // What the template is written in stays the default.
  expect(listFolder(join(folder, 'mine/content'))).toEqual(
    expect.arrayContaining(['ar/index.md', 'en/about.md', 'en/index.md']),
  );
});

test('a folder that is not empty is refused where it is named', async () => {
  const folder = makeFolder();
  writeFiles(folder, { 'my-site/mine.txt': '' });
  const { code, unasked } = await answer(
    folder,
    ['--template', 'minimal', '--languages', 'en', '-p', 'npm', '--no-git'],
    [
      ['In which folder?', [enter]],
      ['is not empty', ['other', enter]],
    ],
  );
  expect([code, unasked]).toEqual([0, []]);
  expect(listFolder(join(folder, 'my-site'))).toEqual(['mine.txt']);
});

test('--yes asks nothing, even at a terminal', async () => {
  const { code, out } = await answer(makeFolder(), ['--yes'], []);
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    'Chosen: --template minimal --languages en --package-manager npm --git',
  ]);
});

test.for(['In which folder?', 'Which languages?', 'Start a git repository?'])(
  'who stops at "%s" finds nothing made',
  async (last) => {
    const folder = makeFolder();
    const all = [
      'In which folder?',
      'Which template?',
      'Which languages?',
      'Which package manager?',
      'Start a git repository?',
    ];
    const { code, err } = await answer(
      folder,
      [],
      all.map((question) => [question, [question === last ? stop : enter]]),
    );
    expect([code, err]).toEqual([130, 'Nothing was made.\n']);
    expect(listFolder(folder)).toEqual([]);
  },
);
