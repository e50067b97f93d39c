import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '../../fixtures/test-browser.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';
import { SESSION_PATH } from '../feature/paths.ts';

const PATH = '/__recto_studio/auth/password';
/** Hash of "correct horse battery", cheap to check. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$wZeUqErRQM9fr7+3IJVQyFsb5QPhYeqkXwNGZgBH/L4';

let studio: TestStudio;
let browser: TestBrowser;

beforeAll(async () => {
  const user = (email: string, groups: string[] = []) => ({ email, name: 'Ann', password: HASH, groups });
  const users = [user('ann@example.com', ['writers']), user('guest@example.com')];
  studio = await startTestStudio({
    config: { providers: ['password'], roles: [{ role: 'editor', group: 'writers' }] },
    env: { RECTO_STUDIO_USERS: JSON.stringify({ users }) },
  });
});

afterAll(async () => {
  await studio.stop();
});

beforeEach(() => {
  browser = new TestBrowser();
});

async function send(fields: Record<string, string> = {}, headers: Record<string, string> = {}, type?: string) {
  const form = {
    email: 'ann@example.com',
    password: 'correct horse battery',
    redirect: '/docs',
    token: studio.studio.passwords.createToken(),
    ...fields,
  };
  const response = await browser.fetch(studio.origin + PATH, {
    method: 'POST',
    headers: { origin: studio.origin, ...(type !== undefined && { 'content-type': type }), ...headers },
    body: new URLSearchParams(form),
  });
  const location = response.headers.get('location');
  const url = location === null ? undefined : new URL(location, studio.origin);
  return { status: response.status, path: url?.pathname, error: url?.searchParams.get('error') ?? null, url };
}

const emailOf = async (): Promise<unknown> =>
  ((await (await browser.fetch(studio.origin + SESSION_PATH)).json()) as { user: { email: string } | null }).user
    ?.email;

test('/_studio redirects to the form if passwords are the only provider', async () => {
  const { address } = await browser.open(`${studio.origin}/_studio?redirect=/docs`);
  expect(address).toBe(`${studio.origin}/studio-sign-in?redirect=%2Fdocs`);
  expect((await browser.open(`${studio.origin}${PATH}?redirect=//evil.example`)).address).toBe(
    `${studio.origin}/studio-sign-in?redirect=%2F`,
  );
});

test('signs in and returns to the page', async () => {
  expect(await send()).toMatchObject({ status: 303, path: '/docs' });
  expect(await emailOf()).toBe('ann@example.com');
});

test('responds in the same way to a wrong password and an unknown user', async () => {
  const wrong = await send({ password: 'guess' });
  const unknown = await send({ email: 'nobody@example.com' });
  expect(wrong).toMatchObject({ status: 303, path: '/studio-sign-in', error: 'wrong' });
  expect(unknown).toEqual(wrong);
  expect(await emailOf()).toBeUndefined();
});

test('rejects a person without a role', async () => {
  expect(await send({ email: 'guest@example.com' })).toMatchObject({ error: 'noRole' });
});

test('a form works once, and only with a token of this server', async () => {
  const token = studio.studio.passwords.createToken();
  expect((await send({ token, password: 'guess' })).error).toBe('wrong');
  expect((await send({ token })).error).toBe('expired');
  expect((await send({ token: 'forged' })).error).toBe('expired');
  expect((await send({ token: '' })).error).toBe('expired');
  expect(await emailOf()).toBeUndefined();
});

test('rejects a form of another site', async () => {
  for (const origin of ['https://evil.example', 'null', '']) {
    expect((await send({}, { origin })).status).toBe(403);
  }
  expect(await emailOf()).toBeUndefined();
});

test('redirects only within this site', async () => {
  expect(await send({ redirect: '//evil.example' })).toMatchObject({ status: 303, path: '/' });
});

test('rejects another content type and a long body', async () => {
  expect((await send({}, {}, 'text/plain')).status).toBe(415);
  expect((await send({ password: 'x'.repeat(9000) })).status).toBe(413);
});

test('slows down repeated attempts, even with the correct password', async () => {
  const email = 'victim@example.com';
  const responses = [];
  for (let count = 0; count < 6; count += 1) responses.push(await send({ email, password: `guess ${count}` }));
  expect(responses.at(-1)?.error).toBe('tooManyAttempts');
  expect(responses.at(-1)?.url?.searchParams.get('wait')).toBe('1');
});
