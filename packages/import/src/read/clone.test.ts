import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGitServer } from '../../fixtures/git-server.ts';
import type { GitServer } from '../../fixtures/git-server.ts';
import { convertSite } from '../import-site.ts';
import { parseGitUrl } from './git-url.ts';

const root = mkdtempSync(join(tmpdir(), 'recto-clone-test-'));
/** Pages of the branch `main`. */
const MAIN = ['content/api/index.md', 'content/guide/index.md'];
let server: GitServer;

function git(folder: string, ...parameters: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid'];
  execFileSync('git', [...identity, ...parameters], { cwd: folder, stdio: 'pipe' });
}

/** Creates a repository with a page in each of two folders, and another page on the branch `next`. */
function makeRepository(name: string): void {
  const work = join(root, 'work', name);
  for (const folder of ['api', 'guide']) mkdirSync(join(work, folder), { recursive: true });
  git(work, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(work, 'api/README.md'), '# Interface\n\nFirst.\n');
  writeFileSync(join(work, 'guide/README.md'), '# Handbook\n\nFirst.\n');
  git(work, 'add', '.');
  git(work, 'commit', '--quiet', '-m', 'First');
  git(work, 'switch', '--quiet', '-c', 'next');
  writeFileSync(join(work, 'guide/more.md'), '# More\n\nSecond.\n');
  git(work, 'add', '.');
  git(work, 'commit', '--quiet', '-m', 'Second');
  git(work, 'switch', '--quiet', 'main');
  git(root, 'clone', '--quiet', '--bare', work, join(root, 'served', `${name}.git`));
}

beforeAll(async () => {
  makeRepository('docs');
  makeRepository('private/docs');
  server = await startGitServer(join(root, 'served'), 'reader:secret');
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function importedPages(from: string): Promise<string[]> {
  const { files } = await convertSite(from, { tool: 'plain' });
  return [...files.keys()].filter((name) => name.startsWith('content/')).toSorted();
}

function clones(): string[] {
  return readdirSync(tmpdir()).filter((name) => /^recto-import-[^t]\w*$/u.test(name));
}

test('clones a repository of this machine, and deletes the clone', async () => {
  const before = clones();
  expect(await importedPages(`file://${root}/served/docs.git`)).toEqual(MAIN);
  expect(clones()).toEqual(before);
});

test.for([
  ['', MAIN],
  ['#next', [...MAIN, 'content/guide/more.md']],
  ['#next:guide', ['content/index.md', 'content/more.md']],
  ['#:guide', ['content/index.md']],
] as const)('clones a repository over HTTP, with %j after the URL', async ([part, pages]) => {
  expect(await importedPages(`${server.url}/docs.git${part}`)).toEqual(pages);
});

test('uses the credentials of a URL', async () => {
  const url = server.url.replace('http://', 'http://reader:secret@');
  expect(await importedPages(`${url}/private/docs.git`)).toEqual(MAIN);
});

test.for([
  ['a repository that does not exist', '/none.git', 'source/clone', 'could not be cloned: '],
  ['a repository that needs a password', '/private/docs.git', 'source/access', 'needs a password or a key'],
  ['a branch that does not exist', '/docs.git#none', 'source/branch', 'has no branch or tag "none".'],
  ['a folder that does not exist', '/docs.git#main:none', 'source/folder', 'The source has no folder "none"'],
] as const)('reports %s', async ([, path, code, message]) => {
  const error = { code, message: expect.stringContaining(message) as string };
  await expect(convertSite(server.url + path)).rejects.toMatchObject(error);
});

test('reports a wrong password without showing it', async () => {
  const url = server.url.replace('http://', 'http://reader:mistyped@');
  const error: unknown = await convertSite(`${url}/private/docs.git`).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'source/access' });
  expect(String(error)).not.toContain('mistyped');
});

test('reports a server that does not answer, and a folder that is no repository', async () => {
  await expect(convertSite('http://127.0.0.1:9/docs.git')).rejects.toMatchObject({ code: 'source/clone' });
  await expect(convertSite(`file://${root}/none`)).rejects.toMatchObject({ code: 'source/clone' });
});

test.for([
  ['https://github.com/owner/name', { repository: 'https://github.com/owner/name' }],
  ['https://github.com/o/n/tree/main/docs', { repository: 'https://github.com/o/n', branch: 'main', folder: 'docs' }],
  ['https://gitlab.com/g/s/n/-/tree/v1/a/b/', { repository: 'https://gitlab.com/g/s/n', branch: 'v1', folder: 'a/b' }],
  ['git@github.com:owner/name.git#v2', { repository: 'git@github.com:owner/name.git', branch: 'v2' }],
  ['ssh://git@host/name.git#:./docs/', { repository: 'ssh://git@host/name.git', folder: 'docs' }],
] as const)('parses the URL %s', ([url, parsed]) => {
  expect(parseGitUrl(url)).toEqual(parsed);
});
