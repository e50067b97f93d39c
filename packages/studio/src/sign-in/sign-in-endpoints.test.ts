import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLIENT, startIssuer } from '../../fixtures/issuer.ts';
import type { Issuer } from '../../fixtures/issuer.ts';
import { TestBrowser } from '../../fixtures/test-browser.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';
import { SESSION_PATH, SESSIONS_PATH } from '../feature/paths.ts';
import { TOKEN_HEADER } from '../session/authorize.ts';
import type { SessionResponse } from '../session/session-endpoints.ts';

/** The complete sign-in over HTTP with a real issuer. */
let issuer: Issuer;
let studio: TestStudio;
let browser: TestBrowser;

beforeAll(async () => {
  const callbacks: string[] = [];
  issuer = await startIssuer({ callbacks });
  studio = await startTestStudio({
    config: {
      providers: [{ type: 'oidc', name: 'acme', label: 'Acme', issuer: issuer.url, scopes: ['groups'] }],
      roles: [
        { role: 'editor', group: 'writers' },
        { role: 'administrator', email: 'root@example.com' },
      ],
    },
    env: { RECTO_STUDIO_ACME_ID: CLIENT.id, RECTO_STUDIO_ACME_SECRET: CLIENT.secret },
  });
  callbacks.push(`${studio.origin}/__recto_studio/auth/acme/callback`);
  issuer.people.set('ann', {
    email: 'Ann@Example.com',
    email_verified: true,
    name: 'Ann <b>',
    groups: ['writers', 'x'],
  });
  issuer.people.set('root', { email: 'root@example.com', email_verified: true });
  issuer.people.set('guest', { email: 'guest@example.com', email_verified: true });
  issuer.people.set('fake', { email: 'root@example.com', email_verified: false });
});

afterAll(async () => {
  await Promise.all([studio.stop(), issuer.stop()]);
});

beforeEach(() => {
  browser = new TestBrowser();
  studio.reported.length = 0;
});

const isCallback = (address: string): boolean => address.includes('/callback');

/** Signs in from a page of the site, as Meta+. does. */
async function signIn(login: string, redirect = '/docs?a=b#c', from = browser) {
  const page = await from.open(`${studio.origin}/_studio?${new URLSearchParams({ redirect })}`);
  return await from.signInAt(page, login);
}

/** Signs in until the issuer redirects back, without following that redirect. */
async function signInUntilCallback(login: string, redirect = '/docs') {
  const page = await browser.open(`${studio.origin}/_studio?${new URLSearchParams({ redirect })}`);
  return (await browser.signInAt(page, login, isCallback)).address;
}

async function readSession(from = browser): Promise<SessionResponse> {
  return (await (await from.fetch(studio.origin + SESSION_PATH)).json()) as SessionResponse;
}

/** Headers of every write of the editor. */
async function writeHeaders(from = browser): Promise<Record<string, string>> {
  const session = await readSession(from);
  return { origin: studio.origin, [TOKEN_HEADER]: 'token' in session ? session.token : '' };
}

const errorOf = (address: string): string | null => new URL(address).searchParams.get('error');

test('signs in, returns to the page and has a session', async () => {
  expect(await readSession()).toEqual({ user: null });
  const landed = await signIn('ann');
  expect([landed.address, landed.status]).toEqual([`${studio.origin}/docs?a=b#c`, 200]);
  expect(landed.text).toBe('page /docs?a=b');
  expect(await readSession()).toMatchObject({
    user: {
      id: 'acme:ann',
      email: 'ann@example.com',
      name: 'Ann b',
      provider: 'acme',
      role: 'editor',
      actions: expect.arrayContaining(['draft.save', 'change.suggest']) as string[],
    },
    storesDrafts: true,
  });
  expect(await (await browser.fetch(`${studio.origin}/api/draft`)).json()).toEqual({ by: 'ann@example.com' });
  // The cookies of the sign-in are deleted, and a signed-in person is not asked again.
  expect([...(browser.cookies.get(new URL(studio.origin).host)?.keys() ?? [])].toSorted()).toEqual([
    'recto-studio',
    'recto-studio-user',
  ]);
  expect((await browser.open(`${studio.origin}/_studio?redirect=/b`)).visited).toHaveLength(2);
  expect(studio.reported).toEqual([]);
});

test('requests the issuer with state, nonce and PKCE', async () => {
  const { visited } = await browser.open(`${studio.origin}/_studio?redirect=/a`);
  const authUrl = visited.find((address) => address.startsWith(`${issuer.url}/auth`)) ?? '';
  const query = Object.fromEntries(new URL(authUrl).searchParams);
  expect(query).toMatchObject({
    code_challenge_method: 'S256',
    response_type: 'code',
    scope: 'openid email profile groups',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{43}$/u);
});

test.for([
  ['guest', 'noRole'],
  ['fake', 'noEmail'],
  ['nobody', 'noEmail'],
])('rejects %s: %s', async ([login, code]) => {
  const landed = await signIn(login ?? '');
  expect(errorOf(landed.address)).toBe(code);
  expect(new URL(landed.address).pathname).toBe('/studio-sign-in');
  expect(new URL(landed.address).searchParams.get('redirect')).toBe('/docs?a=b#c');
  expect(await readSession()).toEqual({ user: null });
});

test('reports a sign-in that was cancelled at the issuer', async () => {
  const page = await browser.open(`${studio.origin}/_studio`);
  const [, abort = ''] = /<a href="([^"]+\/abort)"/u.exec(page.text) ?? [];
  const landed = await browser.open(new URL(abort, page.address).href);
  expect(errorOf(landed.address)).toBe('denied');
});

test('a callback works once', async () => {
  const callback = await signInUntilCallback('ann');
  const copy = new Map(browser.cookies.get(new URL(studio.origin).host));
  expect((await browser.open(callback)).address).toBe(`${studio.origin}/docs`);
  const replayed = new TestBrowser();
  replayed.cookies.set(new URL(studio.origin).host, copy);
  expect(errorOf((await replayed.open(callback)).address)).toBe('expired');
  expect(await readSession(replayed)).toEqual({ user: null });
});

test('rejects a code in another browser, with a forged state, without a state, and a forged code', async () => {
  const callback = await signInUntilCallback('ann');
  expect(errorOf((await new TestBrowser().open(callback)).address)).toBe('expired');
  const changed = (name: string, value: string | null): string => {
    const url = new URL(callback);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href;
  };
  expect(errorOf((await browser.open(changed('state', 'x'.repeat(43)))).address)).toBe('expired');
  expect(errorOf((await browser.open(changed('state', null))).address)).toBe('expired');
  expect(studio.reported).toEqual([]);
  expect(errorOf((await browser.open(changed('code', 'forged'))).address)).toBe('failed');
  expect(studio.reported).toHaveLength(1);
  expect(await readSession()).toEqual({ user: null });
});

test('rejects the response of another issuer', async () => {
  const callback = new URL(await signInUntilCallback('ann'));
  callback.searchParams.set('iss', 'https://evil.example');
  expect(errorOf((await browser.open(callback.href)).address)).toBe('failed');
});

test.for(['//evil.example', 'https://evil.example/', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  'a sign-in that requests %j redirects to the home page',
  async (redirect) => {
    const landed = await signIn('ann', redirect);
    expect(landed.address).toBe(`${studio.origin}/`);
    // Also for a signed-in person.
    const again = await browser.open(`${studio.origin}/_studio?${new URLSearchParams({ redirect })}`);
    expect(again.address).toBe(`${studio.origin}/`);
  },
);

test('a write needs a session, origin and token; returns 401 if the session has ended', async () => {
  const write = async (headers: Record<string, string>) =>
    (await browser.fetch(`${studio.origin}/api/draft`, { method: 'PUT', headers })).status;
  expect(await write({ origin: studio.origin })).toBe(401);
  await signIn('ann');
  const headers = await writeHeaders();
  expect(await write(headers)).toBe(200);
  expect(await write({ ...headers, origin: 'http://127.0.0.1:1' })).toBe(403);
  expect(await write({ origin: studio.origin })).toBe(403);
  await studio.studio.sessions.endUserSessions('acme:ann');
  expect(await write(headers)).toBe(401);
  // Signing in again needs no new page; the session token changes.
  await signIn('ann');
  expect(await write(headers)).toBe(403);
  expect(await write(await writeHeaders())).toBe(200);
});

test('signing out ends the session, including copies of the cookie', async () => {
  await signIn('ann');
  const copy = new TestBrowser();
  const { host } = new URL(studio.origin);
  copy.cookies.set(host, new Map(browser.cookies.get(host)));
  const end = async (headers: Record<string, string>) =>
    (await browser.fetch(studio.origin + SESSION_PATH, { method: 'DELETE', headers })).status;
  expect(await end({})).toBe(403);
  expect(await end(await writeHeaders())).toBe(204);
  expect(browser.cookies.get(host)?.size).toBe(0);
  expect([await readSession(), await readSession(copy)]).toEqual([{ user: null }, { user: null }]);
});

test('signing out everywhere ends all sessions of the person', async () => {
  const other = new TestBrowser();
  const root = new TestBrowser();
  await signIn('ann');
  await signIn('ann', '/', other);
  await signIn('root', '/', root);
  const address = `${studio.origin}${SESSION_PATH}?everywhere`;
  expect((await browser.fetch(address, { method: 'DELETE', headers: await writeHeaders() })).status).toBe(204);
  expect(await readSession(other)).toEqual({ user: null });
  expect(await readSession(root)).toMatchObject({ user: { role: 'administrator' } });
});

test('only an administrator can end sessions of others', async () => {
  const root = new TestBrowser();
  await signIn('ann');
  await signIn('root', '/', root);
  const endOthers = async (from: TestBrowser, body: object) => {
    const headers = { ...(await writeHeaders(from)), 'content-type': 'application/json' };
    const init = { method: 'DELETE', headers, body: JSON.stringify(body) };
    return (await from.fetch(studio.origin + SESSIONS_PATH, init)).status;
  };
  expect(await endOthers(browser, { everybody: true })).toBe(403);
  expect(await endOthers(root, {})).toBe(400);
  expect(await endOthers(root, { user: 'acme:ann' })).toBe(204);
  expect(await readSession()).toEqual({ user: null });
  expect(await endOthers(root, { everybody: true })).toBe(204);
  expect(await readSession(root)).toEqual({ user: null });
});
