import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGitHubOAuth } from '../../fixtures/github.ts';
import type { GitHub } from '../../fixtures/github.ts';
import { CLIENT } from '../../fixtures/issuer.ts';
import { TestBrowser } from '../../fixtures/test-browser.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';
import { SESSION_PATH } from '../feature/paths.ts';
import type { RoleRuleConfig } from '../roles/rules.ts';

let github: GitHub;
let studio: TestStudio | undefined;

const USER = { id: 42, login: 'ann', name: null, avatar_url: 'https://avatars.example/ann' };
const EMAILS = [
  { email: 'second@example.com', primary: false, verified: true },
  { email: 'ann@example.com', primary: true, verified: true },
];

beforeAll(async () => {
  github = await startGitHubOAuth();
});

afterAll(async () => {
  await github.stop();
});

beforeEach(() => {
  github.api = { '/user': USER, '/user/emails': EMAILS };
  github.requests = [];
  return async () => {
    await studio?.stop();
  };
});

async function signIn(roles: RoleRuleConfig[]) {
  studio = await startTestStudio({
    config: { providers: [{ type: 'github', url: github.url }], roles },
    env: { RECTO_STUDIO_GITHUB_ID: CLIENT.id, RECTO_STUDIO_GITHUB_SECRET: CLIENT.secret },
    site: { repository: { owner: 'acme', name: 'site', branch: 'main', rootDir: '' } },
  });
  const browser = new TestBrowser();
  const { address } = await browser.open(`${studio.origin}/_studio?redirect=/docs`);
  const session: unknown = await (await browser.fetch(studio.origin + SESSION_PATH)).json();
  return { error: new URL(address).searchParams.get('error'), session, reported: studio.reported };
}

test('reads the person from the API, with the first verified e-mail address', async () => {
  const { session } = await signIn([{ role: 'reader', email: 'ann@example.com' }]);
  expect(session).toMatchObject({
    user: { id: 'github:42', name: 'ann', email: 'ann@example.com', picture: USER.avatar_url, role: 'reader' },
  });
  const [request] = github.requests;
  expect(request?.get('scope')).toBe('user:email');
  expect(request?.get('code_challenge_method')).toBe('S256');
  expect(request?.has('nonce')).toBe(false);
});

test('organisations and teams become groups', async () => {
  github.api['/user/orgs'] = [{ login: 'acme' }];
  github.api['/user/teams'] = [{ slug: 'docs', organization: { login: 'acme' } }];
  const { session } = await signIn([
    { role: 'reader', group: 'acme' },
    { role: 'publisher', group: 'acme/docs' },
  ]);
  expect(session).toMatchObject({ user: { role: 'publisher' } });
  expect(github.requests[0]?.get('scope')).toBe('user:email read:org');
});

test.for([
  [{ admin: true, push: true, pull: true }, 'administrator'],
  [{ admin: false, push: true, pull: true }, 'publisher'],
  [{ admin: false, push: false, pull: true }, 'editor'],
] as const)('the permission %o in the repository results in %s', async ([permissions, role]) => {
  github.api['/repos/acme/site'] = { permissions };
  const { session } = await signIn([
    { role: 'editor', repository: 'read' },
    { role: 'publisher', repository: 'write' },
    { role: 'administrator', repository: 'admin' },
  ]);
  expect(session).toMatchObject({ user: { role } });
});

test('a repository that the person cannot access results in no role', async () => {
  const { error, session } = await signIn([{ role: 'editor', repository: 'read' }]);
  expect([error, session]).toEqual(['noRole', { user: null }]);
});

test('ignores an unverified e-mail address', async () => {
  github.api['/user/emails'] = [{ email: 'ann@example.com', primary: true, verified: false }];
  expect(await signIn([{ role: 'reader', anyone: true }])).toMatchObject({ error: 'noEmail', session: { user: null } });
});

test('logs an error of GitHub and reports that the sign-in failed', async () => {
  github.failNext = true;
  const { error, session, reported } = await signIn([{ role: 'reader', anyone: true }]);
  expect([error, session, reported.length]).toEqual(['failed', { user: null }, 1]);
  await studio?.stop();
  github.api = {};
  expect((await signIn([{ role: 'reader', anyone: true }])).error).toBe('failed');
});
