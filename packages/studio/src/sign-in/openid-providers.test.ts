import { beforeEach, expect, test } from 'vitest';
import { CLIENT, startIssuer } from '../../fixtures/issuer.ts';
import type { Issuer, IssuerOptions } from '../../fixtures/issuer.ts';
import { TestBrowser } from '../../fixtures/test-browser.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';
import { SESSION_PATH } from '../feature/paths.ts';
import type { StudioConfig } from '../feature/options.ts';

let issuer: Issuer;
let studio: TestStudio;

/** Responses of the GitLab API by path. */
let projects: Record<string, unknown>;

beforeEach(() => {
  projects = {};
  return async () => {
    await Promise.all([studio.stop(), issuer.stop()]);
  };
});

const repository = { owner: 'acme', name: 'site', branch: 'main', rootDir: '' };

/** Signs in with the only provider of a site and returns the person of the session. */
async function signIn(
  provider: (url: string) => NonNullable<StudioConfig['providers']>[number],
  roles: NonNullable<StudioConfig['roles']>,
  person: Parameters<Issuer['people']['set']>[1],
  options: Partial<IssuerOptions> = {},
) {
  const callbacks: string[] = [];
  issuer = await startIssuer({ callbacks, ...options });
  issuer.people.set('ann', person);
  const config = { providers: [provider(issuer.url)], roles };
  const env = Object.fromEntries(
    ['GITLAB', 'GOOGLE', 'ACME_SSO'].flatMap((name) => [
      [`RECTO_STUDIO_${name}_ID`, CLIENT.id],
      [`RECTO_STUDIO_${name}_SECRET`, CLIENT.secret],
    ]),
  ) as Record<string, string>;
  studio = await startTestStudio({ config, env, site: { repository } });
  const name = studio.studio.providers.redirecting[0]?.name ?? '';
  callbacks.push(`${studio.origin}/__recto_studio/auth/${name}/callback`);
  const browser = new TestBrowser();
  const page = await browser.open(`${studio.origin}/_studio`);
  const landed = await browser.signInAt(page, 'ann');
  const session = (await (await browser.fetch(studio.origin + SESSION_PATH)).json()) as { user: unknown };
  return { user: session.user, error: new URL(landed.address).searchParams.get('error'), reported: studio.reported };
}

const verified = { email: 'ann@example.com', email_verified: true, name: 'Ann' };

test('Google: a domain assigns a role', async () => {
  const { user, reported } = await signIn(
    (url) => ({ type: 'google', url }),
    [{ role: 'editor', domain: 'example.com', provider: 'google' }],
    verified,
  );
  expect(user).toMatchObject({ id: 'google:ann', role: 'editor', name: 'Ann' });
  expect(reported).toEqual([]);
});

const answerProjects: IssuerOptions['before'] = (request, response) => {
  const project = projects[request.url ?? ''];
  if (!request.url?.startsWith('/api/v4/')) return false;
  const isKnown = /^Bearer .+/u.test(request.headers.authorization ?? '') && project !== undefined;
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(project ?? { message: '404 Project Not Found' }));
  return true;
};

test.for([
  [{ project_access: { access_level: 40 }, group_access: null }, 'administrator'],
  [{ project_access: null, group_access: { access_level: 30 } }, 'publisher'],
  [{ project_access: { access_level: 20 }, group_access: null }, 'reader'],
  [undefined, null],
] as const)('GitLab: the access %o results in %s', async ([permissions, role]) => {
  if (permissions) projects['/api/v4/projects/acme%2Fsite'] = { permissions };
  const { user, error } = await signIn(
    (url) => ({ type: 'gitlab', url }),
    [
      { role: 'reader', repository: 'read' },
      { role: 'publisher', repository: 'write' },
      { role: 'administrator', repository: 'admin' },
    ],
    verified,
    { before: answerProjects },
  );
  expect([(user as { role: string } | null)?.role ?? null, error]).toEqual([role, role === null ? 'noRole' : null]);
});

test('supports an issuer that accepts only HTTP Basic, with a name of two words', async () => {
  const { user, reported } = await signIn(
    (issuerUrl) => ({ type: 'oidc', name: 'acme-sso', label: 'Acme', issuer: issuerUrl }),
    [{ role: 'reader', anyone: true }],
    verified,
    { method: 'client_secret_basic' },
  );
  expect(reported).toEqual([]);
  expect(user).toMatchObject({ id: 'acme-sso:ann' });
});

test.for([
  [false, 'noEmail'],
  [true, null],
] as const)(
  'accepts an e-mail address without a verification claim only if the site trusts it: %s',
  async ([trustsEmail, error]) => {
    const signedIn = await signIn(
      (issuerUrl) => ({ type: 'oidc', name: 'acme-sso', label: 'Acme', issuer: issuerUrl, trustsEmail }),
      [{ role: 'reader', anyone: true }],
      { email: 'ann@example.com' },
    );
    expect(signedIn.error).toBe(error);
  },
);
