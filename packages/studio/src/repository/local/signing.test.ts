import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGitHub } from '../../../fixtures/hosts/fake-github.ts';
import { FOLDERS, change, changeSet, valueOf } from '../../../fixtures/repository-cases.ts';
import { createTestRepository } from '../../../fixtures/test-repository.ts';
import type { TestRepository } from '../../../fixtures/test-repository.ts';
import { createRepository } from '../create-repository.ts';
import type { GitHost } from '../git-host.ts';
import { createGitHubHost } from '../github/github-host.ts';
import { createLocalHost } from './local-host.ts';

describe('a commit that is signed with an SSH key', () => {
  let git: TestRepository;
  let folder: string;
  let key: string;

  beforeEach(() => {
    git = createTestRepository({ 'content/a.md': 'A\n' });
    folder = mkdtempSync(join(tmpdir(), 'recto-key-'));
    key = join(folder, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', key]);
    writeFileSync(join(folder, 'signers'), `studio@site.invalid ${readFileSync(`${key}.pub`, 'utf8')}`);
  });
  afterEach(() => {
    git.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const committer = { name: 'Studio', email: 'studio@site.invalid' };
  const commit = (host: GitHost) =>
    createRepository({ host, branch: 'main', folders: FOLDERS }).commit(
      changeSet(git.git('rev-parse', 'main'), [change('content/a.md', 'Ä\n')], {
        description: 'Wörter\n\nmore',
        author: { name: 'Ådа', email: 'a@site.invalid' },
      }),
    );
  /** Throws if git does not accept the signature. */
  const verify = () => git.git('-c', `gpg.ssh.allowedSignersFile=${join(folder, 'signers')}`, 'verify-commit', 'main');

  test('is verified by git, in a local repository', async () => {
    valueOf(await commit(createLocalHost({ folder: git.folder, committer, signing: { format: 'ssh', key } })));
    expect(() => verify()).not.toThrow();
    expect(git.git('log', '-1', '--format=%an, %cn', 'main')).toBe('Ådа, Studio');
  });

  test('is verified by git, through GitHub', async () => {
    const { url, close } = await startGitHub(git, 'token');
    valueOf(
      await commit(
        createGitHubHost({ repository: 'o/r', token: () => 'token', url, committer, signing: { format: 'ssh', key } }),
      ),
    );
    await close();
    expect(() => verify()).not.toThrow();
  });

  test('is not verified without a key', async () => {
    valueOf(await commit(createLocalHost({ folder: git.folder })));
    expect(() => verify()).toThrow(/verify-commit/u);
  });

  test('is not created if the key is missing', async () => {
    const signing = { format: 'ssh', key: join(folder, 'none') } as const;
    expect(await commit(createLocalHost({ folder: git.folder, signing }))).toMatchObject({
      error: { code: 'permission' },
    });
    const { url, close } = await startGitHub(git, 'token');
    expect(await commit(createGitHubHost({ repository: 'o/r', token: () => 'token', url, signing }))).toMatchObject({
      error: { code: 'permission' },
    });
    await close();
    expect(git.git('rev-list', '--count', 'main')).toBe('1');
  });
});
