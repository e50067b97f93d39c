import { expect, onTestFinished, test } from 'vitest';
import { roleRuleSchema } from '../roles/rules.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { createOrigins } from './origin.ts';
import { createSealer } from './seal.ts';
import type { StudioUser } from './session.ts';
import { createSessions } from './sessions.ts';
import type { Sessions, SessionsOptions } from './sessions.ts';

const MINUTE = 60_000;
const ann: StudioUser = { id: 'github:1', provider: 'github', email: 'ann@example.com', name: 'Ann', groups: [] };
const secrets = ['a'.repeat(32)];
const rules = [roleRuleSchema.parse({ role: 'editor', domain: 'example.com' })];

function open(changes: Partial<SessionsOptions> = {}) {
  const store = openSqliteStore(':memory:');
  onTestFinished(() => store.close());
  const clock = { now: 1_800_000_000_000 };
  const sessions = createSessions({
    ...createOrigins({ siteUrl: 'https://site.example' }),
    sealer: createSealer(secrets),
    store,
    rules,
    idle: 60 * MINUTE,
    absolute: 180 * MINUTE,
    now: () => clock.now,
    ...changes,
  });
  return { sessions, store, clock };
}

const at = 'https://site.example/';
const plain = new Request(at);

/** Creates a request with the cookies set by a response. */
function withCookies(cookies: readonly string[]): Request {
  return new Request(at, { headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') } });
}

const signIn = async (sessions: Sessions, user = ann): Promise<Request> =>
  withCookies(await sessions.start(plain, user));

test('reads a session with the role of the current rules', async () => {
  const { sessions, store } = open();
  const request = await signIn(sessions);
  expect(await sessions.read(request)).toMatchObject({ user: ann, role: 'editor' });
  const { sessions: later } = open({ store, rules: [] });
  expect(await later.read(request)).toMatchObject({ user: ann, role: undefined });
  expect(await sessions.read(plain)).toBeUndefined();
});

test('cookies are limited to this host and HTTPS, and not readable by scripts', async () => {
  const { sessions } = open();
  const [cookie, flag] = await sessions.start(plain, ann);
  expect(cookie).toMatch(/^__Host-recto-studio=[\w-]+; Path=\/; Max-Age=3600; SameSite=Lax; Secure; HttpOnly$/u);
  expect(flag).toBe('recto-studio-user=1; Path=/; Max-Age=3600; SameSite=Lax; Secure');
  const local = new Request('http://localhost:3000/', { headers: { host: 'localhost:3000' } });
  expect((await sessions.start(local, ann))[0]).toMatch(
    /^recto-studio=[\w-]+; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly$/u,
  );
});

test('a cookie set over HTTP is not a session over HTTPS', async () => {
  const { sessions } = open();
  const cookies = await sessions.start(plain, ann);
  const renamed = cookies.map((cookie) => cookie.replace('__Host-', ''));
  expect(await sessions.read(withCookies(renamed))).toBeUndefined();
});

test('a session ends after the idle time', async () => {
  const { sessions, clock } = open();
  const request = await signIn(sessions);
  clock.now += 60 * MINUTE - 1;
  expect(await sessions.read(request)).toBeDefined();
  clock.now += 1;
  expect(await sessions.read(request)).toBeUndefined();
  expect(await sessions.renew(request)).toEqual([]);
});

test('a session is renewed while it is used and ends after the absolute time', async () => {
  const { sessions, clock } = open();
  let request = await signIn(sessions);
  expect(await sessions.renew(request)).toEqual([]);
  for (let minutes = 0; minutes < 150; minutes += 50) {
    clock.now += 50 * MINUTE;
    request = withCookies(await sessions.renew(request));
    expect(await sessions.read(request)).toBeDefined();
  }
  expect((await sessions.renew(withCookies(await sessions.start(plain, ann)))).length).toBe(0);
  clock.now += 29 * MINUTE;
  const [last = ''] = await sessions.renew(request);
  expect(last).toContain('Max-Age=60;');
  clock.now += MINUTE;
  expect(await sessions.read(withCookies([last]))).toBeUndefined();
});

test('signing out ends only this session, including copies of its cookie', async () => {
  const { sessions } = open();
  const [one, other] = [await signIn(sessions), await signIn(sessions)];
  const cookies = await sessions.end(one);
  expect(cookies[0]).toMatch(/^__Host-recto-studio=; Path=\/; Max-Age=0;/u);
  expect(await sessions.read(one)).toBeUndefined();
  expect(await sessions.renew(one)).toEqual([]);
  expect(await sessions.read(other)).toBeDefined();
  expect(await sessions.end(plain)).toHaveLength(2);
});

test('signing out everywhere ends all sessions of a person on every server, and a new one can start', async () => {
  const { sessions, store } = open();
  const { sessions: other } = open({ store });
  const [one, two] = [await signIn(sessions), await signIn(sessions)];
  const bob = await signIn(sessions, { ...ann, id: 'github:2' });
  await other.endUserSessions(ann.id);
  expect([await sessions.read(one), await sessions.read(two)]).toEqual([undefined, undefined]);
  expect(await sessions.read(bob)).toBeDefined();
  const again = await signIn(sessions);
  expect(await sessions.read(again)).toBeDefined();
  await sessions.endAllSessions();
  expect([await sessions.read(again), await sessions.read(bob)]).toEqual([undefined, undefined]);
});

test('any server with the secret accepts a session, also during a rotation', async () => {
  const { sessions, store } = open();
  const request = await signIn(sessions);
  const rotated = open({ store, sealer: createSealer(['b'.repeat(32), ...secrets]) }).sessions;
  expect(await rotated.read(request)).toBeDefined();
  const without = open({ store, sealer: createSealer(['b'.repeat(32)]) }).sessions;
  expect(await without.read(request)).toBeUndefined();
});

test('a value sealed for another purpose is not a session', async () => {
  const { sessions } = open();
  const { seal } = createSealer(secrets);
  for (const [purpose, value] of [
    ['sign-in', { user: ann }],
    ['session', { user: ann }],
    ['session', null],
  ] as const) {
    expect(await sessions.read(withCookies([`__Host-recto-studio=${seal(purpose, value)}`]))).toBeUndefined();
  }
});
