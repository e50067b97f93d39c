import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FOLDERS, change, changeSet, create, remove, valueOf } from '../../../fixtures/repository-cases.ts';
import { createTestRepository } from '../../../fixtures/test-repository.ts';
import { createRepository } from '../create-repository.ts';
import type { Repository } from '../create-repository.ts';
import { createLocalHost } from './local-host.ts';

const FILES = { 'content/a.md': 'A\n', 'content/b.md': 'B\n', 'content/old/c.md': 'C\n', 'src/code.ts': 'code\n' };

describe('a branch that is checked out', () => {
  let folder: string;
  let base: string;
  let repository: Repository;
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@site.invalid', '-C', folder, ...parameters], {
      stdio: 'pipe',
    })
      .toString()
      .trimEnd();
  const write = (path: string, text: string) => {
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  beforeEach(() => {
    const origin = createTestRepository(FILES);
    folder = mkdtempSync(join(tmpdir(), 'recto-work-'));
    execFileSync('git', ['clone', '--quiet', origin.folder, folder], { stdio: 'pipe' });
    origin.remove();
    base = git('rev-parse', 'HEAD');
    repository = createRepository({ host: createLocalHost({ folder }), branch: 'main', folders: FOLDERS });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const set = () =>
    changeSet(base, [change('content/a.md', 'A2\n'), create('content/new/d.md', 'D\n'), remove('content/old/c.md')]);

  test('updates a clean working tree', async () => {
    const { staleWorkingTrees } = valueOf(await repository.commit(set()));
    expect(staleWorkingTrees).toEqual([]);
    expect(git('status', '--porcelain')).toBe('');
    expect([read('content/a.md'), read('content/new/d.md')]).toEqual(['A2\n', 'D\n']);
    expect(existsSync(join(folder, 'content/old'))).toBe(false);
  });

  test('keeps edits of other files, staged or not', async () => {
    write('content/b.md', 'B edited\n');
    write('src/code.ts', 'staged\n');
    git('add', 'src/code.ts');
    write('src/code.ts', 'edited again\n');
    write('notes.txt', 'mine\n');
    valueOf(await repository.commit(set()));
    expect(git('status', '--porcelain').split('\n')).toEqual([' M content/b.md', 'MM src/code.ts', '?? notes.txt']);
    expect([read('content/a.md'), read('content/b.md'), read('src/code.ts')]).toEqual([
      'A2\n',
      'B edited\n',
      'edited again\n',
    ]);
    expect(git('show', ':src/code.ts')).toBe('staged');
  });

  test.for<
    readonly [
      string,
      (git: (...parameters: string[]) => string, write: (path: string, text: string) => void) => void,
      string,
    ]
  >([
    ['edited', (_, put) => put('content/a.md', 'Mine\n'), 'content/a.md'],
    [
      'staged',
      (run, put) => {
        put('content/a.md', 'Mine\n');
        run('add', '.');
      },
      'content/a.md',
    ],
    ['edited, which the commit deletes', (_, put) => put('content/old/c.md', 'Mine\n'), 'content/old/c.md'],
    [
      'not in git yet',
      (_, put) => {
        put('content/new/d.md', 'Mine\n');
      },
      'content/new/d.md',
    ],
  ])('a file that is %s prevents the commit', async ([, edit, path]) => {
    mkdirSync(join(folder, 'content/new'));
    edit(git, write);
    const before = git('status', '--porcelain', '-uall');
    expect(await repository.commit(set())).toMatchObject({ error: { code: 'working-tree', paths: [path] } });
    expect(git('rev-parse', 'main')).toBe(base);
    expect(git('status', '--porcelain', '-uall')).toBe(before);
    expect(read(path)).toBe('Mine\n');
  });

  test('fails while another git command is running', async () => {
    write('.git/index.lock', '');
    expect(await repository.commit(set())).toMatchObject({ error: { code: 'unavailable' } });
    expect(git('rev-parse', 'main')).toBe(base);
    rmSync(join(folder, '.git/index.lock'));
    valueOf(await repository.commit(set()));
  });

  test('updates all working trees of the branch or none', async () => {
    const second = `${folder}-second`;
    git('worktree', 'add', '--quiet', '--force', second, 'main');
    writeFileSync(join(second, 'content/a.md'), 'Mine\n');
    expect(await repository.commit(set())).toMatchObject({ error: { code: 'working-tree' } });
    expect([read('content/a.md'), git('status', '--porcelain')]).toEqual(['A\n', '']);
    writeFileSync(join(second, 'content/a.md'), 'A\n');
    valueOf(await repository.commit(set()));
    expect(readFileSync(join(second, 'content/a.md'), 'utf8')).toBe('A2\n');
    expect(execFileSync('git', ['-C', second, 'status', '--porcelain']).toString()).toBe('');
    rmSync(second, { recursive: true });
  });

  test('does not touch a working tree of another branch', async () => {
    git('switch', '--quiet', '--create', 'mine');
    write('content/a.md', 'Mine\n');
    valueOf(await repository.commit(set()));
    expect([read('content/a.md'), git('status', '--porcelain')]).toEqual(['Mine\n', ' M content/a.md']);
    expect(git('show', 'main:content/a.md')).toBe('A2');
  });

  test('updates the working tree if the branch moves between reading and writing', async () => {
    const host = createLocalHost({ folder });
    let isFirst = true;
    const racing = createRepository({
      host: {
        ...host,
        writeCommit: async (request) => {
          if (isFirst) {
            isFirst = false;
            write('content/b.md', 'B2\n');
            git('commit', '--quiet', '-am', 'Mine');
          }
          return host.writeCommit(request);
        },
      },
      branch: 'main',
      folders: FOLDERS,
    });
    valueOf(await racing.commit(set()));
    expect(git('status', '--porcelain')).toBe('');
    expect([read('content/a.md'), read('content/b.md')]).toEqual(['A2\n', 'B2\n']);
  });
});

test('reports a folder that is not a repository', async () => {
  const host = createLocalHost({ folder: join(tmpdir(), 'recto-none') });
  expect(await host.readHead('main')).toMatchObject({ error: { code: 'not-found' } });
});
