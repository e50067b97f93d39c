import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import { createRepository } from '../repository/create-repository.ts';
import type { GitHost } from '../repository/git-host.ts';
import { createLocalHost } from '../repository/local/local-host.ts';
import { createGitSource } from './git-source.ts';
import { createHostSource } from './host-source.ts';
import type { SourceFolder } from './source-folder.ts';

let git: TestRepository;
let folder: string;
let first: string;
let reads: string[];
let time: number;

beforeEach(() => {
  git = createTestRepository({
    'README.md': 'Not for the site.\n',
    'content/a.md': 'A\r\n',
    'content/deep/b.md': 'B\n',
    'content/link.md': { link: '../README.md' },
    'public/logo.png': Uint8Array.from([0, 255, 10]),
  });
  first = git.git('rev-parse', 'main');
  folder = mkdtempSync(join(tmpdir(), 'recto-source-'));
  reads = [];
  time = Date.UTC(2026, 0);
});
afterEach(() => {
  git.remove();
  rmSync(folder, { recursive: true, force: true });
});

const openGit = (): SourceFolder =>
  createGitSource({ repository: git.folder, folder: join(folder, 'source'), folders: ['content', 'public'] });

const openHost = (): SourceFolder => {
  const host: GitHost = createLocalHost({ folder: git.folder });
  const repository = createRepository({
    host: {
      ...host,
      readBlob: async (revision, entry) => {
        reads.push(entry.path);
        return host.readBlob(revision, entry);
      },
    },
    branch: 'main',
    folders: ['content', 'public'],
  });
  return createHostSource({ repository, folder: join(folder, 'source'), now: () => time });
};

const checkout = async (source: SourceFolder, revision: string) =>
  await source.use(async (files) => await files.checkout(revision));
const textOf = (root: string, path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

test.for([
  ['git', openGit],
  ['a host', openHost],
] as const)('keeps other files in the folder, which may be a working clone, with %s', async ([, open]) => {
  const named = join(folder, 'source');
  execFileSync('git', ['clone', '--quiet', git.folder, named]);
  writeFileSync(join(named, 'content', 'a.md'), 'Edited\n');
  writeFileSync(join(named, 'notes.txt'), 'Mine\n');
  const { root } = await checkout(open(), first);
  expect(textOf(root, 'content/a.md')).toBe('A\r\n');
  expect([textOf(named, 'content/a.md'), textOf(named, 'notes.txt')]).toEqual(['Edited\n', 'Mine\n']);
});

describe.for([
  ['a clone of a local repository', openGit],
  ['files of a host', openHost],
] as const)('%s', ([, open]) => {
  test('checks out the exact files of a commit, and of another one', async () => {
    const source = open();
    const { root } = await checkout(source, first);
    expect([textOf(root, 'content/a.md'), textOf(root, 'content/deep/b.md')]).toEqual(['A\r\n', 'B\n']);
    expect([...readFileSync(join(root, 'public/logo.png'))]).toEqual([0, 255, 10]);
    const second = git.commit({ 'content/a.md': 'A2\n', 'content/deep/b.md': null, 'content/c.md': 'C\n' });
    await checkout(source, second);
    expect(['a.md', 'deep/b.md', 'c.md'].map((path) => textOf(root, `content/${path}`))).toEqual([
      'A2\n',
      undefined,
      'C\n',
    ]);
    await checkout(source, first);
    expect(['a.md', 'deep/b.md', 'c.md'].map((path) => textOf(root, `content/${path}`))).toEqual([
      'A\r\n',
      'B\n',
      undefined,
    ]);
  });

  test('never creates symbolic links', async () => {
    const { root } = await checkout(open(), first);
    const file = join(root, 'content/link.md');
    expect(existsSync(file) && lstatSync(file).isSymbolicLink()).toBe(false);
  });

  test('reverts applied changes', async () => {
    const source = open();
    const { root } = await checkout(source, first);
    await source.use(async (files) => {
      await files.apply({
        writes: [
          { path: 'content/a.md', bytes: Buffer.from('Tried\n'), executable: false },
          { path: 'content/new/d.md', bytes: Buffer.from('D\n'), executable: false },
        ],
        deletions: [{ path: 'content/deep/b.md', previous: '' }],
      });
      expect(['a.md', 'deep/b.md', 'new/d.md'].map((path) => textOf(root, `content/${path}`))).toEqual([
        'Tried\n',
        undefined,
        'D\n',
      ]);
    });
    await checkout(source, first);
    expect(['a.md', 'deep/b.md', 'new/d.md'].map((path) => textOf(root, `content/${path}`))).toEqual([
      'A\r\n',
      'B\n',
      undefined,
    ]);
  });

  test('is unchanged after a restart', async () => {
    const { root } = await checkout(open(), first);
    const second = git.commit({ 'content/a.md': 'A2\n' });
    await checkout(open(), second);
    expect(textOf(root, 'content/a.md')).toBe('A2\n');
  });

  test('runs tasks one after the other', async () => {
    const source = open();
    const second = git.commit({ 'content/a.md': 'A2\n' });
    const seen = await Promise.all(
      [first, second, first].map((revision) =>
        source.use(async (files) => {
          const { root } = await files.checkout(revision);
          await new Promise(setImmediate);
          return textOf(root, 'content/a.md');
        }),
      ),
    );
    expect(seen).toEqual(['A\r\n', 'A2\n', 'A\r\n']);
  });

  test('reports a commit that does not exist', async () => {
    await expect(checkout(open(), '1'.repeat(40))).rejects.toThrow('1'.repeat(40));
  });
});

test('recreates a clone with a stale lock file', async () => {
  const { root } = await checkout(openGit(), first);
  writeFileSync(join(root, '.git', 'index.lock'), '');
  const second = git.commit({ 'content/a.md': 'A2\n' });
  await checkout(openGit(), second);
  expect(textOf(root, 'content/a.md')).toBe('A2\n');
});

test('a clone has the history and does not affect the repository and its working trees', async () => {
  const before = git.git('worktree', 'list');
  const { root, changed } = await checkout(openGit(), first);
  expect(changed).toBeUndefined();
  const { execFileSync } = await import('node:child_process');
  expect(execFileSync('git', ['-C', root, 'log', '--format=%s'], { encoding: 'utf8' })).toBe('First\n');
  expect(git.git('worktree', 'list')).toBe(before);
  expect(textOf(root, 'README.md')).toBe('Not for the site.\n');
});

describe('files of a host', () => {
  test('are read once', async () => {
    const source = openHost();
    await checkout(source, first);
    expect(reads.toSorted()).toEqual(['content/a.md', 'content/deep/b.md', 'public/logo.png']);
    reads = [];
    const second = git.commit({ 'content/a.md': 'A2\n' });
    await checkout(openHost(), second);
    expect(reads).toEqual(['content/a.md']);
  });

  test('record when they changed', async () => {
    const source = openHost();
    expect((await checkout(source, first)).changed).toEqual({});
    time += 1000;
    const second = git.commit({ 'content/a.md': 'A2\n' });
    const changed = { 'content/a.md': '2026-01-01T00:00:01.000Z' };
    expect((await checkout(source, second)).changed).toEqual(changed);
    time += 1000;
    // A change that was applied and reverted does not count.
    const writes = [{ path: 'content/deep/b.md', bytes: Buffer.from('Tried\n'), executable: false }];
    await source.use(async (files) => {
      await files.apply({ writes, deletions: [] });
    });
    expect((await checkout(source, second)).changed).toEqual(changed);
  });

  test('are read again if the manifest is damaged', async () => {
    const { root } = await checkout(openHost(), first);
    writeFileSync(join(root, '..', 'manifest.json'), '{');
    writeFileSync(join(root, 'content/old.md'), 'left behind');
    await checkout(openHost(), first);
    expect([textOf(root, 'content/a.md'), textOf(root, 'content/old.md')]).toEqual(['A\r\n', undefined]);
  });
});
