import { expect, test } from 'vitest';
import { TOKEN_HEADER, authorize } from './authorize.ts';
import { REMOTE_ADDRESS_HEADER, createDevSessions } from './dev-sessions.ts';

const person = { name: 'Ann', email: 'ann@example.com' };
const sessions = createDevSessions({ person });

function request(headers: Record<string, string>, address: string | undefined = '127.0.0.1', method = 'GET'): Request {
  const remote = address === '' ? {} : { [REMOTE_ADDRESS_HEADER]: address };
  return new Request('http://localhost:3000/x', { method, headers: { host: 'localhost:3000', ...remote, ...headers } });
}

test.for([
  ['this machine', {}, '127.0.0.1', true],
  ['this machine over IPv6', { host: '[::1]:3000' }, '::1', true],
  ['this machine, mapped', {}, '::ffff:127.0.0.1', true],
  ['a connection without an IP address', {}, '', false],
  ['two addresses', {}, '127.0.0.1, 192.168.1.5', false],
  ['a name', {}, '127.evil.example', false],
  ['another machine', {}, '192.168.1.5', false],
  ['another machine over IPv6', {}, '2001:db8::1', false],
  ['another name for this machine', { host: 'evil.example:3000' }, '127.0.0.1', false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1', false],
  ['a page on another port', { 'sec-fetch-site': 'same-site' }, '127.0.0.1', false],
] as const)('%s', async ([, headers, ip, isKnown]) => {
  expect((await sessions.read(request(headers, ip)))?.user.email).toBe(isKnown ? person.email : undefined);
});

test('writes need origin and token', async () => {
  const token = (await sessions.read(request({})))?.token ?? '';
  const origin = 'http://localhost:3000';
  const ask = async (headers: Record<string, string>) =>
    (await authorize(sessions, request(headers, undefined, 'PUT'), 'publisher'))?.status ?? 200;
  expect(await ask({ origin, [TOKEN_HEADER]: token })).toBe(200);
  expect(await ask({ origin })).toBe(403);
  expect(await ask({ origin: 'http://localhost:4000', [TOKEN_HEADER]: token })).toBe(403);
  expect((await createDevSessions({ person }).read(request({})))?.token).not.toBe(token);
});

test('the person is that of the git configuration, or a generic one', async () => {
  const session = await createDevSessions().read(request({}));
  expect(session?.user.email).toMatch(/@/u);
  expect(session?.role).toBe('administrator');
});
