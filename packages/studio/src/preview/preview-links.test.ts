import { expect, test } from 'vitest';
import { createSealer } from '../session/seal.ts';
import { ALL_PEOPLE, subjectOf } from '../session/sessions.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { PREVIEW_LIFETIME_MS, createPreviewLinks } from './preview-links.ts';

const [first, second] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];

function start() {
  const clock = { now: 1_000_000 };
  const store = openSqliteStore(':memory:');
  const withSecrets = (...secrets: string[]) =>
    createPreviewLinks({ sealer: createSealer(secrets), store, now: () => clock.now });
  return { clock, store, withSecrets, links: withSecrets(first) };
}

test('a link opens one draft of one person until it expires', async () => {
  const { links, clock } = start();
  const { token, expires } = await links.create('u:1', 'content/a.md');
  expect(expires).toBe(clock.now + PREVIEW_LIFETIME_MS);
  expect(await links.open(token)).toEqual({ user: 'u:1', path: 'content/a.md', expires });
  clock.now = expires - 1;
  expect(await links.open(token)).toMatchObject({ path: 'content/a.md' });
  clock.now = expires;
  expect(await links.open(token)).toBe('expired');
});

test('rejects a token with any changed byte', async () => {
  const { links } = start();
  const bytes = Buffer.from((await links.create('u:1', 'a')).token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
    expect(await links.open(changed.toString('base64url'))).toBeUndefined();
  }
  for (const text of ['', 'x', '../a', 'A'.repeat(9000)]) expect(await links.open(text)).toBeUndefined();
});

test('rejects a sealed value of another kind', async () => {
  const { links } = start();
  const sealer = createSealer([first]);
  const value = { user: 'u:1', path: 'a', expires: 9e15, generations: [0, 0, 0] };
  expect(await links.open(sealer.seal('session', value))).toBeUndefined();
  expect(await links.open(sealer.seal('preview', { ...value, path: 1 }))).toBeUndefined();
  expect(await links.open(sealer.seal('preview', value))).toBeDefined();
});

test('revoking the links of a draft keeps the links of other drafts and other people', async () => {
  const { links } = start();
  const [one, other, theirs] = await Promise.all([
    links.create('u:1', 'a'),
    links.create('u:1', 'b'),
    links.create('u:2', 'a'),
  ]);
  await links.end('u:1', 'a');
  expect(await links.open(one.token)).toBeUndefined();
  expect(await links.open(other.token)).toMatchObject({ path: 'b' });
  expect(await links.open(theirs.token)).toMatchObject({ user: 'u:2' });
  expect(await links.open((await links.create('u:1', 'a')).token)).toMatchObject({ path: 'a' });
});

test.for([ALL_PEOPLE, subjectOf('u:1')])('links are revoked when the sessions of "%s" are ended', async (subject) => {
  const { links, store } = start();
  const { token } = await links.create('u:1', 'a');
  await store.incrementGeneration(subject);
  expect(await links.open(token)).toBeUndefined();
});

test('links remain valid after a new secret is added, and end when their secret is removed', async () => {
  const { links, withSecrets } = start();
  const { token } = await links.create('u:1', 'a');
  expect(await withSecrets(second, first).open(token)).toMatchObject({ path: 'a' });
  expect(await withSecrets(second).open(token)).toBeUndefined();
});
