import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { readAccounts } from './accounts.ts';
import { verifyPassword } from './password-hash.ts';
import { runUser } from './run-user.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-users-'));
  return () => {
    rmSync(folder, { recursive: true });
  };
});

async function run(words: string, values: Record<string, string | boolean> = {}, password = 'correct horse battery\n') {
  const printed: string[] = [];
  const screen = { write: (text: string) => printed.push(text) };
  const input = new PassThrough();
  input.end(password);
  const code = await runUser(
    { positionals: words.split(' ').filter(Boolean), values },
    { out: screen, err: screen, env: {}, folder },
    input as unknown as NodeJS.ReadStream,
  );
  return { code, printed: printed.join('') };
}

test('adds, changes, lists and removes a user', async () => {
  expect((await run('add Ann@Example.com', { name: 'Ann', group: 'writers, docs' })).printed).toContain(
    'Added ann@example.com',
  );
  const [ann] = readAccounts({}, folder);
  expect(ann).toMatchObject({ email: 'ann@example.com', name: 'Ann', groups: ['writers', 'docs'] });
  expect(await verifyPassword('correct horse battery', ann?.password ?? '')).toBe(true);
  const file = join(folder, 'studio-users.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).not.toContain('correct horse');
  expect((await run('add ann@example.com', {}, 'another long password')).printed).toContain('Changed');
  expect(readAccounts({}, folder)).toHaveLength(1);
  expect(readAccounts({}, folder)[0]?.name).toBe('Ann');
  expect((await run('list')).printed).toBe('ann@example.com\tAnn\twriters,docs\n');
  await run('remove ann@example.com');
  expect(readAccounts({}, folder)).toEqual([]);
});

test('--print outputs only the value of RECTO_STUDIO_USERS', async () => {
  const { printed } = await run('add ann@example.com', { print: true });
  const [ann] = readAccounts({ RECTO_STUDIO_USERS: printed }, folder);
  expect(ann?.email).toBe('ann@example.com');
  expect(readAccounts({}, folder)).toEqual([]);
});

test.for([
  ['', 'Give an action'],
  ['add', 'Give an action'],
  ['rename a@example.com', 'Give an action'],
  ['add ann', 'is not an e-mail address'],
  ['add a@example.com b@example.com', 'Too many arguments'],
  ['remove a@example.com', 'has no user'],
] as const)('rejects "recto user %s"', async ([words, message]) => {
  await expect(run(words)).rejects.toThrow(message);
});

test('rejects a short password', async () => {
  await expect(run('add a@example.com', {}, 'too short')).rejects.toThrow('The password has 9 characters.');
});

test.for(['{', '{"users":[{"email":"a@example.com","name":"A","password":"plain"}]}', '{"users":[{}]}'])(
  'reports an invalid file with %s by its name',
  (text) => {
    writeFileSync(join(folder, 'studio-users.json'), text);
    expect(() => readAccounts({}, folder)).toThrow('studio-users.json are invalid');
  },
);
