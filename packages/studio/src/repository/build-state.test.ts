import type { CombinedStatus } from 'gitea-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGitea } from '../../fixtures/hosts/fake-gitea.ts';
import { startGitHub } from '../../fixtures/hosts/fake-github.ts';
import { startGitLab } from '../../fixtures/hosts/fake-gitlab.ts';
import { loadGitHubOpenApi } from '../../fixtures/hosts/openapi.ts';
import type { FakeHost } from '../../fixtures/hosts/fake-host.ts';
import { valueOf } from '../../fixtures/repository-cases.ts';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import { createRepository } from './create-repository.ts';
import type { GitHost } from './git-host.ts';
import { createGiteaHost } from './gitea/gitea-host.ts';
import { createGitHubHost } from './github/github-host.ts';
import { createGitLabHost } from './gitlab/gitlab-host.ts';
import { createLocalHost } from './local/local-host.ts';

let git: TestRepository;
let fakeHost: FakeHost | undefined;
const REVISION = '1'.repeat(40);
const token = (): string => 'secret-token';

beforeEach(() => {
  git = createTestRepository({ 'content/a.md': 'A\n' });
});
afterEach(async () => {
  await fakeHost?.close();
  git.remove();
});

const read = async (host: GitHost): Promise<unknown> =>
  valueOf(await createRepository({ host, branch: 'main', folders: ['content'] }).readBuildState(REVISION));

describe('GitHub', () => {
  const ROOT = '/repos/{owner}/{repo}/commits/{ref}';
  const api = loadGitHubOpenApi();

  /** Responds with changed examples of the API specification, validated against it. */
  async function start(statuses: object[], runs: object[]): Promise<GitHost> {
    fakeHost = await startGitHub(git, 'secret-token');
    const combined = api.example('GET', `${ROOT}/status`, 200) as { statuses: [object] };
    const checks = api.example('GET', `${ROOT}/check-runs`, 200) as { check_runs: [object] };
    const responses = {
      status: { ...combined, statuses: statuses.map((status) => ({ ...combined.statuses[0], ...status })) },
      'check-runs': { ...checks, check_runs: runs.map((run) => ({ ...checks.check_runs[0], ...run })) },
    };
    for (const [name, body] of Object.entries(responses)) {
      api.checkAnswer('GET', `${ROOT}/${name}`, 200, body);
      fakeHost.failNext(new RegExp(`^GET .*/commits/${REVISION}/${name}`, 'u'), { status: 200, body });
    }
    return createGitHubHost({ repository: 'o/r', token, url: fakeHost.url });
  }
  const run = (status: string, conclusion: string | null = null) => ({
    status,
    conclusion,
    details_url: 'https://ci.example/1',
  });

  test.for([
    [[], [], undefined],
    [
      [{ state: 'success', target_url: 'https://host.example/2' }],
      [],
      { state: 'done', url: 'https://host.example/2' },
    ],
    [[{ state: 'pending', target_url: null }], [], { state: 'running' }],
    [[], [run('completed', 'success')], { state: 'done', url: 'https://ci.example/1' }],
    [[], [run('in_progress')], { state: 'running', url: 'https://ci.example/1' }],
    [
      [{ state: 'success', target_url: null }],
      [run('completed', 'failure')],
      { state: 'failed', url: 'https://ci.example/1' },
    ],
    [[{ state: 'failure', target_url: 'javascript:alert(1)' }], [], { state: 'failed' }],
  ] as const)('statuses %j and checks %j are %j', async ([statuses, runs, expected]) => {
    expect(await read(await start([...statuses], [...runs]))).toEqual(expected);
  });

  test('a token without access to checks still reads statuses', async () => {
    const host = await start([{ state: 'success', target_url: null }], []);
    fakeHost?.failNext(/check-runs/u, { status: 403, body: { message: 'Resource not accessible' } });
    // The first of the two failing responses was also for the check runs.
    await read(host);
    const statuses = { statuses: [{ state: 'success', target_url: null }] };
    fakeHost?.failNext(/\/status/u, { status: 200, body: statuses });
    expect(await read(host)).toEqual({ state: 'done' });
  });
});

describe('GitLab', () => {
  test.for([
    [[], undefined],
    [['success', 'manual'], { state: 'done', url: 'https://ci.example/1' }],
    [['success', 'running'], { state: 'running', url: 'https://ci.example/1' }],
    [['running', 'failed'], { state: 'failed', url: 'https://ci.example/1' }],
  ] as const)('jobs %j are %j', async ([statuses, expected]) => {
    fakeHost = await startGitLab(git, 'secret-token');
    const body = statuses.map((status) => ({ status, target_url: 'https://ci.example/1', allow_failure: false }));
    const optional = { status: 'failed', target_url: null, allow_failure: true };
    fakeHost.failNext(/commits\/1+\/statuses/u, { status: 200, body: [...body, optional] });
    const host = createGitLabHost({ repository: 'g/r', token, url: fakeHost.url });
    expect(await read(host)).toEqual(expected);
  });
});

describe('Gitea and Forgejo', () => {
  test.for([
    [[], undefined],
    [['success', 'warning'], { state: 'done', url: 'https://ci.example/1' }],
    [['success', 'pending'], { state: 'running', url: 'https://ci.example/1' }],
    [['error'], { state: 'failed', url: 'https://ci.example/1' }],
  ] as const)('statuses %j are %j', async ([statuses, expected]) => {
    fakeHost = await startGitea(git, 'secret-token');
    const body: CombinedStatus = {
      statuses: statuses.map((status) => ({ status, target_url: 'https://ci.example/1' })),
    };
    fakeHost.failNext(/commits\/1+\/status/u, { status: 200, body });
    const host = createGiteaHost({ repository: 'o/r', token, url: fakeHost.url });
    expect(await read(host)).toEqual(expected);
  });

  test('a commit without reports', async () => {
    fakeHost = await startGitea(git, 'secret-token');
    fakeHost.failNext(/commits\/1+\/status/u, { status: 200, body: { statuses: null } });
    expect(await read(createGiteaHost({ repository: 'o/r', token, url: fakeHost.url }))).toBeUndefined();
  });
});

test('a local repository has no reports', async () => {
  expect(await read(createLocalHost({ folder: git.folder }))).toBeUndefined();
});
