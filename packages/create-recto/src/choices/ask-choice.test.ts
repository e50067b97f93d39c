import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runWithAnswers, keys } from '../../fixtures/command.ts';
import { listFolder, makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';

const { down, enter, space, stop } = keys;

test('asks every question and preselects the default', async () => {
  const folder = makeFolder();
  const { code, out, unasked } = await runWithAnswers(
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
    /first commit of a new git repository\.\n\nNext:\n {2}cd my-site && npm install\n {2}npm run dev\n$/u,
  );
  expect(listFolder(join(folder, 'my-site'))).toContain('content/index.md');
});

test('skips questions that an option answers and accepts other answers than the default', async () => {
  const folder = makeFolder();
  const { code, out, unasked } = await runWithAnswers(
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
  // The language of the template's content remains the default language.
  expect(listFolder(join(folder, 'mine/content'))).toEqual(
    expect.arrayContaining(['ar/index.md', 'en/about.md', 'en/index.md']),
  );
});

test('rejects a folder that is not empty when it is entered', async () => {
  const folder = makeFolder();
  writeFiles(folder, { 'my-site/mine.txt': '' });
  const { code, unasked } = await runWithAnswers(
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

test('--yes asks no questions, even in a terminal', async () => {
  const { code, out } = await runWithAnswers(makeFolder(), ['--yes'], []);
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    'Chosen: --template minimal --languages en --package-manager npm --git',
  ]);
});

test.for(['In which folder?', 'Which languages?', 'Start a git repository?'])(
  'creates nothing when interrupted at "%s"',
  async (last) => {
    const folder = makeFolder();
    const all = [
      'In which folder?',
      'Which template?',
      'Which languages?',
      'Which package manager?',
      'Start a git repository?',
    ];
    const { code, err } = await runWithAnswers(
      folder,
      [],
      all.map((question) => [question, [question === last ? stop : enter]]),
    );
    expect([code, err]).toEqual([130, 'Cancelled. Nothing was created.\n']);
    expect(listFolder(folder)).toEqual([]);
  },
);
