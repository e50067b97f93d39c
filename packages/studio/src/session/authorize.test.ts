import { expect, test } from 'vitest';
import { ROLES, SIGNED_IN } from '../roles/roles.ts';
import type { Role } from '../roles/roles.ts';
import { TOKEN_HEADER, authorize, sessionOf } from './authorize.ts';
import type { OpenSession, SessionReader } from './sessions.ts';

const origin = 'https://site.example';
const user = { id: 'a:1', provider: 'a', email: 'ann@example.com', name: 'Ann', groups: [] };
const sessionWith = (role: Role | undefined): OpenSession => ({
  user,
  role,
  token: 'token',
  expires: { idle: 0, absolute: 0 },
});
const readerOf = (session: OpenSession | undefined): SessionReader => ({
  originOf: () => origin,
  read: async () => session,
});
const write = { origin, [TOKEN_HEADER]: 'token' };

async function ask(session: OpenSession | undefined, role: string, init: RequestInit = {}): Promise<number> {
  const request = new Request(`${origin}/x`, init);
  const refused = await authorize(readerOf(session), request, role);
  return refused?.status ?? (sessionOf(request) === session ? 200 : 500);
}

test('admits each role that is sufficient', async () => {
  const table: Record<string, number[]> = {};
  for (const needed of [SIGNED_IN, ...ROLES]) {
    table[needed] = [];
    for (const session of [undefined, sessionWith(undefined), ...ROLES.map(sessionWith)]) {
      table[needed].push(await ask(session, needed));
    }
  }
  // Without a session, without a role, then each role.
  expect(table).toEqual({
    'signed-in': [401, 200, 200, 200, 200, 200],
    reader: [401, 403, 200, 200, 200, 200],
    editor: [401, 403, 403, 200, 200, 200],
    publisher: [401, 403, 403, 403, 200, 200],
    administrator: [401, 403, 403, 403, 403, 200],
  });
});

test('an unknown role admits no one', async () => {
  for (const role of ['', 'owner', 'toString', '__proto__', 'Reader']) {
    expect(await ask(sessionWith('administrator'), role)).toBe(403);
  }
});

test.for([
  ['nothing', {}],
  ['no token', { origin }],
  ['no origin', { [TOKEN_HEADER]: 'token' }],
  ['another origin', { ...write, origin: 'https://evil.example' }],
  ['an origin with the same beginning', { ...write, origin: `${origin}.evil.example` }],
  ['no origin at all', { ...write, origin: 'null' }],
  ['plain HTTP', { ...write, origin: 'http://site.example' }],
  ['another token', { ...write, [TOKEN_HEADER]: 'tokem' }],
  ['an empty token', { ...write, [TOKEN_HEADER]: '' }],
] as const)('rejects a write with %s', async ([, headers]) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await ask(sessionWith('administrator'), 'reader', { method, headers })).toBe(403);
    expect(await ask(sessionWith('administrator'), SIGNED_IN, { method, headers })).toBe(403);
  }
});

test('admits a write with origin and token; a read needs neither', async () => {
  expect(await ask(sessionWith('editor'), 'editor', { method: 'PUT', headers: write })).toBe(200);
  expect(await ask(sessionWith('editor'), 'editor', { headers: { origin: 'https://evil.example' } })).toBe(200);
});

test('the session of a request that was not admitted cannot be read', async () => {
  const request = new Request(`${origin}/x`);
  expect((await authorize(readerOf(sessionWith('reader')), request, 'editor'))?.status).toBe(403);
  expect(() => sessionOf(request)).toThrow('was not checked');
});
