import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import type { ContentError } from '../errors.ts';
import { fetchRepository as fetchAndWarn } from './git-source.ts';
import type { RepositoryFolder } from './git-source.ts';

// Git starts many small processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Calls `fetchRepository` where no warning is expected. */
function fetchRepository(source: RepositoryFolder, cache: string): Promise<string> {
  return fetchAndWarn(source, cache, (warning) => {
    throw warning;
  });
}

function git(folder: string, ...parameters: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid'];
  execFileSync('git', [...author, '-C', folder, ...parameters], { stdio: 'pipe' });
}

/** Creates a bare repository, as on a server, with a folder to commit from. */
function createRepository(files: Record<string, string>) {
  const folder = makeFolder();
  const bare = join(folder, 'bare.git');
  const work = join(folder, 'work');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  execFileSync('git', ['clone', '--quiet', bare, work], { stdio: 'pipe' });
  const commit = (others: Record<string, string>, branch = 'main'): void => {
    writeFiles(work, others);
    git(work, 'checkout', '--quiet', '-B', branch);
    git(work, 'add', '--all');
    git(work, 'commit', '--quiet', '--message', 'x');
    git(work, 'push', '--quiet', 'origin', branch);
  };
  commit(files);
  return { bare, work, commit, cache: join(folder, 'cache') };
}

test('a repository is fetched, and fetched again when it has new commits', async () => {
  const { bare, commit, cache } = createRepository({ 'docs/a.md': '# One', 'b.md': '' });
  const source = { repository: bare, branch: undefined, folder: 'docs' };
  const folder = await fetchRepository(source, cache);
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('# One');
  commit({ 'docs/a.md': '# Two' });
  expect(await fetchRepository(source, cache)).toBe(folder);
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('# Two');
});

test('a branch can be selected, with a file: URL', async () => {
  const { bare, commit, cache } = createRepository({ 'a.md': '# Main' });
  commit({ 'a.md': '# Next' }, 'feature/next');
  const repository = pathToFileURL(bare).href;
  const next = await fetchRepository({ repository, branch: 'feature/next', folder: '' }, cache);
  const main = await fetchRepository({ repository, branch: undefined, folder: '' }, cache);
  expect(readFileSync(join(next, 'a.md'), 'utf8')).toBe('# Next');
  expect(readFileSync(join(main, 'a.md'), 'utf8')).toBe('# Main');
});

test('a symbolic link in a repository is not followed', async () => {
  const { bare, work, commit, cache } = createRepository({ 'a.md': '' });
  symlinkSync('/etc', join(work, 'etc'));
  commit({ 'b.md': '' });
  const folder = await fetchRepository({ repository: bare, branch: undefined, folder: '' }, cache);
  expect(readFileSync(join(folder, 'etc'), 'utf8')).toBe('/etc');
  await expect(
    fetchRepository({ repository: bare, branch: undefined, folder: 'etc/ssl' }, cache),
  ).rejects.toMatchObject({
    code: 'source/folder',
  });
});

test('a folder outside the repository is rejected', async () => {
  const { bare, cache } = createRepository({ 'a.md': '' });
  for (const folder of ['../..', 'nowhere', '/etc/../..']) {
    await expect(fetchRepository({ repository: bare, branch: undefined, folder }, cache)).rejects.toMatchObject({
      code: 'source/folder',
    });
  }
});

test.for([
  '--upload-pack=touch /tmp/recto-owned',
  '-u',
  'ext::sh -c touch% /tmp/recto-owned',
  'http://git.example/a.git',
  'git@git.example:a.git',
  'ssh://-oProxyCommand=touch/a.git',
  'relative/path',
  '',
])('rejects the URL %j', async (repository) => {
  const cache = join(makeFolder(), 'cache');
  await expect(fetchRepository({ repository, branch: undefined, folder: '' }, cache)).rejects.toMatchObject({
    code: 'source/address',
  });
  expect(existsSync(cache)).toBe(false);
});

test.for(['--upload-pack=x', '-b', 'a..b', 'a b', '/a', 'a:b'])('rejects the branch %j', async (branch) => {
  const cache = join(makeFolder(), 'cache');
  await expect(fetchRepository({ repository: '/a.git', branch, folder: '' }, cache)).rejects.toMatchObject({
    code: 'source/branch',
  });
});

test('the error for a missing repository does not contain the token of its URL', async () => {
  const cache = join(makeFolder(), 'cache');
  const repository = 'https://user:token@127.0.0.1:1/a.git';
  const error = await fetchRepository({ repository, branch: undefined, folder: '' }, cache).catch(String);
  expect(error).toContain('The repository https://127.0.0.1:1/a.git cannot be fetched');
  expect(error).not.toContain('token');
});

describe('a repository that cannot be reached any more', () => {
  /** Creates a repository that was fetched and then removed, with the warnings of fetching it again. */
  async function loseRepository() {
    const { bare, commit, cache } = createRepository({ 'a.md': '# One' });
    const source = { repository: bare, branch: undefined, folder: '' };
    const folder = await fetchRepository(source, cache);
    renameSync(bare, `${bare}.gone`);
    const warnings: ContentError[] = [];
    const fetchAgain = () => fetchAndWarn(source, cache, (warning) => warnings.push(warning));
    return { bare, commit, folder, warnings, fetchAgain };
  }

  test('is used in the last fetched version, with a warning', async () => {
    const { bare, folder, warnings, fetchAgain } = await loseRepository();
    expect(await fetchAgain()).toBe(folder);
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('# One');
    expect(warnings).toMatchObject([
      {
        code: 'source/git-old',
        message: expect.stringContaining(
          `The repository ${pathToFileURL(bare).href} cannot be fetched, so the last fetched version is used: fatal:`,
        ) as string,
      },
    ]);
  });

  test('is reset to the last fetched version after an interrupted build', async () => {
    const { folder, fetchAgain } = await loseRepository();
    writeFileSync(join(folder, 'a.md'), '# Half');
    await fetchAgain();
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('# One');
  });

  test('is fetched again once it is back', async () => {
    const { bare, commit, folder, warnings, fetchAgain } = await loseRepository();
    await fetchAgain();
    renameSync(`${bare}.gone`, bare);
    commit({ 'a.md': '# Two' });
    await fetchAgain();
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('# Two');
    expect(warnings).toHaveLength(1);
  });
});
