import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readHistory } from './read-history.ts';

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const FIRST = '2026-01-01T10:00:00.000Z';
const SECOND = '2026-02-02T10:00:00.000Z';

test('returns the time of the last commit of each file, by its path in the folder', () => {
  const { folder, write, commit } = createRepository();
  write({ 'docs/content/en/a.md': 'a', 'docs/content/en/بداية b.md': 'b', 'docs/other.md': 'x' });
  commit(FIRST);
  write({ 'docs/content/en/a.md': 'a, mended' });
  commit(SECOND);
  expect(readHistory(join(folder, 'docs/content'))).toEqual({ 'en/a.md': SECOND, 'en/بداية b.md': FIRST });
});

test('omits new files and files with uncommitted changes', () => {
  const { folder, write, commit } = createRepository();
  write({ 'a.md': 'a', 'b.md': 'b' });
  commit(FIRST);
  write({ 'a.md': 'not yet committed', 'c.md': 'new' });
  expect(readHistory(folder)).toEqual({ 'b.md': FIRST });
});

test('omits files whose commit is missing in a shallow clone', () => {
  const { folder, write, commit } = createRepository();
  write({ 'a.md': 'a', 'b.md': 'b' });
  commit(FIRST);
  commit('2026-01-15T10:00:00Z');
  write({ 'b.md': 'b, mended' });
  commit(SECOND);
  const clone = makeFolder();
  execFileSync('git', ['clone', '--quiet', '--depth=2', `file://${folder}`, clone]);
  expect(readHistory(clone)).toEqual({ 'b.md': SECOND });
  const shallower = makeFolder();
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${folder}`, shallower]);
  expect(readHistory(shallower)).toEqual({});
});

test('returns nothing outside of Git and before the first commit', () => {
  expect(readHistory(makeFolder())).toEqual({});
  expect(readHistory(createRepository().folder)).toEqual({});
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-history-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function createRepository() {
  const folder = makeFolder();
  const git = (args: readonly string[], env: Record<string, string> = {}): void => {
    execFileSync('git', args, { cwd: folder, env: { ...process.env, ...env } });
  };
  git(['init', '--quiet']);
  return {
    folder,
    write: (files: Record<string, string>): void => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    commit: (date: string): void => {
      git(['add', '--all']);
      const who = ['-c', 'user.name=The Recto team', '-c', 'user.email=team@recto.example'];
      git([...who, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty', '-m', 'x'], {
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      });
    },
  };
}
