import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGitea } from '../../../fixtures/hosts/fake-gitea.ts';
import { startGitHub } from '../../../fixtures/hosts/fake-github.ts';
import { startGitLab } from '../../../fixtures/hosts/fake-gitlab.ts';
import type { FakeHost, FakeResponse } from '../../../fixtures/hosts/fake-host.ts';
import { FOLDERS, change, changeSet } from '../../../fixtures/repository-cases.ts';
import { createTestRepository } from '../../../fixtures/test-repository.ts';
import type { TestRepository } from '../../../fixtures/test-repository.ts';
import { createRepository } from '../create-repository.ts';
import type { Repository } from '../create-repository.ts';
import type { GitHost } from '../git-host.ts';
import { createGiteaHost } from '../gitea/gitea-host.ts';
import { createGitHubHost } from '../github/github-host.ts';
import { createGitLabHost } from '../gitlab/gitlab-host.ts';

const TOKEN = 'secret-token-1234';

interface HostCase {
  start: (git: TestRepository, token: string) => Promise<FakeHost>;
  create: (options: { url: string; token: () => string; timeout: number }) => GitHost;
  /** The request that makes the commit visible. */
  write: RegExp;
}

const HOSTS: Record<string, HostCase> = {
  GitHub: {
    start: startGitHub,
    create: (options) => createGitHubHost({ ...options, repository: 'o/r' }),
    write: /^PATCH .*\/git\/refs/u,
  },
  GitLab: {
    start: startGitLab,
    create: (options) => createGitLabHost({ ...options, repository: 'g/r' }),
    write: /^POST .*\/commits$/u,
  },
  Gitea: {
    start: startGitea,
    create: (options) => createGiteaHost({ ...options, repository: 'o/r' }),
    write: /^POST .*\/contents$/u,
  },
};

const message = `Refused, and here is your ${TOKEN}`;

describe.for(Object.entries(HOSTS))('failures of %s', ([, { start, create, write }]) => {
  let git: TestRepository;
  let fakeHost: FakeHost;
  let repository: Repository;
  const connect = (token: string) =>
    createRepository({
      host: create({ url: fakeHost.url, token: () => token, timeout: 5000 }),
      branch: 'main',
      folders: FOLDERS,
    });

  beforeEach(async () => {
    git = createTestRepository({ 'content/index.md': 'Old\n' });
    fakeHost = await start(git, TOKEN);
    repository = connect(TOKEN);
  });
  afterEach(async () => {
    await fakeHost.close();
    git.remove();
  });

  const commit = () =>
    repository.commit(changeSet(git.git('rev-parse', 'main'), [change('content/index.md', 'New\n')]));
  const commits = () => Number(git.git('rev-list', '--count', 'main'));

  test.for<readonly [string, FakeResponse, object]>([
    ['a token without rights', { status: 403, body: { message } }, { code: 'permission' }],
    ['an expired token', { status: 401, body: { message } }, { code: 'expired-token' }],
    ['a limit', { status: 429, headers: { 'retry-after': '120' }, body: { message } }, { code: 'rate-limit' }],
    [
      'a rate limit of GitHub',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4000000000' }, body: { message } },
      { code: 'rate-limit', retryAt: 4_000_000_000_000 },
    ],
    [
      'a rate limit with a date',
      { status: 429, headers: { 'retry-after': 'Tue, 01 Jan 2030 00:00:00 GMT' }, body: {} },
      { code: 'rate-limit', retryAt: Date.UTC(2030, 0) },
    ],
    ['a rejected commit', { status: 422, body: { message } }, { code: 'invalid-change-set' }],
    [
      'a rejected commit with a list of messages',
      { status: 400, body: { error: [message] } },
      { code: 'invalid-change-set' },
    ],
    ['a conflict status without a conflict', { status: 409, body: { message } }, { code: 'invalid-change-set' }],
    ['an error of the host', { status: 502, body: Buffer.from('<html>Bad Gateway</html>') }, { code: 'unavailable' }],
    ['another answer', { status: 201, body: { hello: 'world' } }, { code: 'unavailable' }],
    ['a response that is not JSON', { status: 200, body: Buffer.from('<html></html>') }, { code: 'unavailable' }],
  ])('%s', async ([, response, error]) => {
    fakeHost.failNext(write, response);
    const result = await commit();
    expect(result).toMatchObject({ ok: false, error });
    expect(JSON.stringify(result)).not.toContain(TOKEN);
    expect(commits()).toBe(1);
    expect(await commit()).toMatchObject({ ok: true });
  });

  test('the time to wait is in the future', async () => {
    fakeHost.failNext(/./u, { status: 429, headers: { 'retry-after': '120' }, body: {} });
    const result = await commit();
    const wait = !result.ok && result.error.code === 'rate-limit' ? result.error.retryAt - Date.now() : 0;
    expect(wait).toBeGreaterThan(100_000);
    expect(wait).toBeLessThanOrEqual(120_000);
  });

  test('a wrong token', async () => {
    const result = await connect('wrong-token-99').readHead();
    expect(result).toMatchObject({ error: { code: 'expired-token' } });
    expect(JSON.stringify(result)).not.toContain('wrong-token-99');
    expect(fakeHost.requests.join('\n')).not.toContain('wrong-token-99');
  });

  test('a host that does not respond', async () => {
    const host = create({ url: fakeHost.url, token: () => TOKEN, timeout: 200 });
    fakeHost.failNext(/./u, undefined);
    expect(await host.readHead('main')).toMatchObject({
      error: { code: 'unavailable', message: expect.stringContaining('in time') as string },
    });
    await fakeHost.close();
    expect(await repository.readHead()).toMatchObject({ error: { code: 'unavailable' } });
  });

  test('a response lost after the commit was created: the commit is found', async () => {
    fakeHost.loseNext(write);
    expect(await commit()).toMatchObject({
      ok: true,
      value: { outcome: 'found', revision: git.git('rev-parse', 'main') },
    });
    expect(commits()).toBe(2);
  });

  test('a token is not sent without encryption', () => {
    expect(() => create({ url: 'http://git.example', token: () => TOKEN, timeout: 100 })).toThrow(
      /is not a URL that a token may be sent to/u,
    );
    expect(() => create({ url: 'ftp://localhost', token: () => TOKEN, timeout: 100 })).toThrow(
      /is not a URL that a token may be sent to/u,
    );
  });
});
