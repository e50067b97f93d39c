import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGitHttpServer } from '../../../fixtures/git-http-server.ts';
import type { GitHttpServer } from '../../../fixtures/git-http-server.ts';
import { FOLDERS, change, changeSet, describeHost, valueOf } from '../../../fixtures/repository-cases.ts';
import { createTestRepository } from '../../../fixtures/test-repository.ts';
import type { TestRepository } from '../../../fixtures/test-repository.ts';
import { createRepository } from '../create-repository.ts';
import { createLocalHost } from './local-host.ts';

const TOKEN = 'secret-token-1234';

/** Asynchronous, because the server runs in this process and must not be blocked. */
async function clone(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-clone-'));
  await promisify(execFile)('git', ['clone', '--quiet', url.replace('://', `://git:${TOKEN}@`), folder]);
  execFileSync('git', ['-C', folder, 'remote', 'set-url', 'origin', url]);
  return folder;
}

describe('a clone that pushes over HTTP', () => {
  describeHost(
    async (git) => {
      const server = await startGitHttpServer(git.folder, TOKEN);
      const folder = await clone(server.url);
      return {
        host: createLocalHost({ folder, remote: { name: 'origin', token: () => TOKEN } }),
        close: async () => {
          await server.close();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    { pullRequests: false },
  );
});

describe('the clone and its remote', () => {
  let origin: TestRepository;
  let server: GitHttpServer;
  let folder: string;
  let base: string;
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@site.invalid', '-C', folder, ...parameters], {
      stdio: 'pipe',
    })
      .toString()
      .trimEnd();
  const connect = (token: string) =>
    createRepository({
      host: createLocalHost({ folder, remote: { name: 'origin', token: () => token } }),
      branch: 'main',
      folders: FOLDERS,
    });

  beforeEach(async () => {
    origin = createTestRepository({ 'content/a.md': 'A\n', 'content/b.md': 'B\n' });
    base = origin.git('rev-parse', 'main');
    server = await startGitHttpServer(origin.folder, TOKEN);
    folder = await clone(server.url);
  });
  afterEach(async () => {
    await server.close();
    origin.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const commit = (token = TOKEN) => connect(token).commit(changeSet(base, [change('content/a.md', 'A2\n')]));

  test('updates the clone with commits of others', async () => {
    origin.commit({ 'content/b.md': 'B2\n' });
    expect(valueOf(await commit())).toMatchObject({ outcome: 'committed', staleWorkingTrees: [] });
    expect(git('rev-parse', 'main')).toBe(origin.git('rev-parse', 'main'));
    expect(git('status', '--porcelain')).toBe('');
    expect(readFileSync(join(folder, 'content/b.md'), 'utf8')).toBe('B2\n');
  });

  test('does not change a clone with uncommitted changes, and reports it', async () => {
    writeFileSync(join(folder, 'content/a.md'), 'Mine\n');
    expect(valueOf(await commit())).toMatchObject({ outcome: 'committed', staleWorkingTrees: [folder] });
    expect(git('rev-parse', 'main')).toBe(base);
    expect(readFileSync(join(folder, 'content/a.md'), 'utf8')).toBe('Mine\n');
    expect(origin.read('main', 'content/a.md').toString()).toBe('A2\n');
  });

  test('keeps commits of the clone that are not pushed', async () => {
    writeFileSync(join(folder, 'content/b.md'), 'Mine\n');
    git('commit', '--quiet', '-am', 'Mine');
    expect(valueOf(await commit()).staleWorkingTrees).toEqual([folder]);
    expect(git('log', '-1', '--format=%s')).toBe('Mine');
    expect(origin.git('log', '--format=%s', 'main')).toBe('Better words\nFirst');
  });

  test('reports a branch that rejects pushes', async () => {
    writeFileSync(
      join(origin.folder, 'config'),
      `${readFileSync(join(origin.folder, 'config'), 'utf8')}\n[receive]\ndenyUpdates = true\n`,
    );
    execFileSync('mkdir', ['-p', join(origin.folder, 'hooks')]);
    writeFileSync(join(origin.folder, 'hooks/pre-receive'), '#!/bin/sh\necho "protected"\nexit 1\n', { mode: 0o755 });
    expect(await commit()).toMatchObject({ error: { code: 'permission' } });
    expect(git('rev-parse', 'main')).toBe(base);
  });

  test.for([
    [401, 'expired-token'],
    [403, 'permission'],
    [404, 'not-found'],
    [429, 'rate-limit'],
    [500, 'unavailable'],
  ] as const)('status %i is %s, without the token', async ([status, code]) => {
    server.setStatus(status);
    const result = await commit();
    expect(result).toMatchObject({ error: { code } });
    expect(JSON.stringify(result)).not.toContain(TOKEN);
  });

  test('waits for a slow remote, and commits once', async () => {
    server.setDelay(700);
    expect(valueOf(await commit())).toMatchObject({ outcome: 'committed' });
    expect(origin.git('log', '--format=%s', 'main')).toBe('Better words\nFirst');
  });

  test('after the remote was away, the same change is committed once', async () => {
    server.setStatus(503);
    expect(await commit()).toMatchObject({ error: { code: 'unavailable' } });
    expect(origin.git('rev-list', '--count', 'main')).toBe('1');
    server.setStatus(undefined);
    expect(valueOf(await commit())).toMatchObject({ outcome: 'committed' });
    expect(origin.git('log', '--format=%s', 'main')).toBe('Better words\nFirst');
  });

  describe('if the history of the remote was rewritten', () => {
    /** Replaces the branch by one commit without parents. */
    const rewrite = (files: Record<string, string>): string => {
      const other = createTestRepository(files);
      origin.git('fetch', '--quiet', other.folder, '+main:main');
      other.remove();
      return origin.git('rev-parse', 'main');
    };

    test('a change of a file that is the same there is committed on top of it', async () => {
      const rewritten = rewrite({ 'content/a.md': 'A\n', 'content/b.md': 'Rewritten\n' });
      expect(valueOf(await commit())).toMatchObject({ outcome: 'committed' });
      expect(origin.git('rev-parse', 'main^')).toBe(rewritten);
      expect(origin.read('main', 'content/a.md').toString()).toBe('A2\n');
      expect(origin.read('main', 'content/b.md').toString()).toBe('Rewritten\n');
    });

    test('a change of a file that differs there is a conflict, and nothing is lost', async () => {
      const rewritten = rewrite({ 'content/a.md': 'Rewritten\n', 'content/b.md': 'B\n' });
      expect(await commit()).toMatchObject({
        error: {
          code: 'conflict',
          conflicts: [{ path: 'content/a.md', base: 'A\n', ours: 'A2\n', theirs: 'Rewritten\n' }],
        },
      });
      expect(origin.git('rev-parse', 'main')).toBe(rewritten);
    });

    test('the clone keeps the commits that are not part of it any more, and the head is that of the remote', async () => {
      const rewritten = rewrite({ 'content/a.md': 'A\n', 'content/b.md': 'Rewritten\n' });
      expect(valueOf(await connect(TOKEN).readHead())).toBe(rewritten);
      expect(git('cat-file', '-t', base)).toBe('commit');
      expect(git('log', '-1', '--format=%s')).toBe('First');
    });
  });

  test('reports a wrong token and an unreachable host', async () => {
    expect(await commit('wrong')).toMatchObject({ error: { code: 'expired-token' } });
    await server.close();
    expect(await commit()).toMatchObject({ error: { code: 'unavailable' } });
  });
});
