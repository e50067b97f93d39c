import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { SKIPS_POSTGRES, preparePostgres } from '../../../content/fixtures/stores/postgres-server.ts';
import { ALL_PEOPLE } from '../session/sessions.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { writeAccounts } from '../users/accounts.ts';
import { runStudio } from './run-studio.ts';

const WRITER = join(import.meta.dirname, '../../fixtures/write-process.ts');
const PAGE = join(import.meta.dirname, '../../../../docs/content/en/docs/9.studio/11.backup.md');
const ANN = {
  email: 'ann@example.com',
  name: 'Ann',
  password: `$argon2id$v=19$m=64,t=1,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
  groups: [],
};
const NOW = Date.UTC(2027, 0, 1);

let folder = '';
let store = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-backup-'));
  store = join(folder, '.studio', 'studio.sqlite');
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
});

async function run(words: string, env: Record<string, string> = {}): Promise<string> {
  const printed: string[] = [];
  const screen = { write: (text: string) => printed.push(text) };
  await runStudio({ positionals: words.split(' '), values: {} }, { out: screen, err: screen, env, folder }, NOW);
  return printed.join('');
}

/** Starts a process that writes, and returns it with a function that waits until a number is acknowledged. */
function startWriter(target: string): { writer: ChildProcess; acknowledged: (least: number) => Promise<number> } {
  const writer = spawn(process.execPath, [WRITER, target], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void writer.kill('SIGKILL'));
  let last = 0;
  writer.stdout.on('data', (chunk: Buffer) => {
    last = Number(chunk.toString().trim().split('\n').at(-1));
  });
  return {
    writer,
    async acknowledged(least) {
      await expect.poll(() => last, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(least);
      return last;
    },
  };
}

async function kill(writer: ChildProcess): Promise<void> {
  const ended = once(writer, 'exit');
  writer.kill('SIGKILL');
  await ended;
}

/** Runs the command of the documentation that starts with a program; for `psql`, optionally with another statement. */
async function runDocumented(program: string, url: string, statement?: string): Promise<void> {
  const tools = dirname(globSync('/usr/lib/postgresql/*/bin/pg_dump').at(-1) ?? '');
  const documented = new RegExp(`^${program} .*$`, 'mu').exec(readFileSync(PAGE, 'utf8'))?.[0] ?? 'false';
  const command = statement === undefined ? documented : `${program} "$RECTO_STUDIO_DATABASE_URL" -c "${statement}"`;
  const env = { ...process.env, PATH: `${tools}:${process.env['PATH'] ?? ''}`, RECTO_STUDIO_DATABASE_URL: url };
  await promisify(execFile)('sh', ['-c', command], { cwd: folder, env });
}

/** Asserts that the store has everything up to a number, and nothing incomplete. */
async function expectEverything(restored: StudioStore, acknowledged: number): Promise<void> {
  const drafts = await restored.drafts.list('ann');
  expect(drafts.length).toBeGreaterThanOrEqual(acknowledged);
  const uploads = await restored.uploads.list('ann', Date.now());
  expect(uploads.length).toBeGreaterThanOrEqual(acknowledged);
  for (let number = 1; number <= acknowledged; number += 1) {
    const draft = drafts.find(({ path }) => path === `content/page-${number}.md`);
    expect(draft?.data).toEqual({ text: `Draft ${number}` });
    expect((await restored.journal.get(`change-${number}`))?.data).toEqual({ number });
  }
  for (const { id } of uploads) {
    const bytes = await restored.uploads.read('ann', id, Date.now());
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(id);
  }
}

describe('SQLite', { timeout: 120_000 }, () => {
  test('a backup that is made during writes has everything that was acknowledged before it', async () => {
    writeAccounts(join(folder, 'studio-users.json'), [ANN]);
    await openSqliteStore(store).close();
    const { writer, acknowledged } = startWriter(store);
    const before = await acknowledged(20);
    expect(await run('backup copy.sqlite')).toContain(`Wrote ${join(folder, 'copy.sqlite')}.`);
    expect(statSync(join(folder, 'copy.sqlite')).mode & 0o077).toBe(0);
    // The server was not stopped by it.
    await acknowledged(before + 20);
    await kill(writer);
    rmSync(join(folder, '.studio'), { recursive: true });
    rmSync(join(folder, 'studio-users.json'));

    expect(await run('restore copy.sqlite')).toBe(`Restored ${store}. Everyone has to sign in again.\n`);
    expect(readdirSync(join(folder, '.studio'))).toEqual(['studio.sqlite']);
    const restored = openSqliteStore(store);
    await expectEverything(restored, before);
    expect(await restored.generations([ALL_PEOPLE])).toEqual([NOW]);
    await restored.close();
    expect(JSON.parse(readFileSync(join(folder, 'studio-users.json'), 'utf8'))).toEqual({ users: [ANN] });
  });

  test('restoring keeps the files that it replaces, and refuses to do so while a server runs', async () => {
    const server = openSqliteStore(store);
    await server.drafts.save({ user: 'ann', path: 'a.md', data: 'old', now: 1 }, 0);
    await run('backup copy.sqlite');
    await server.drafts.save({ user: 'ann', path: 'a.md', data: 'new', now: 2 }, 1);
    await expect(run('restore copy.sqlite')).rejects.toThrow(`A server uses ${store}.`);
    expect((await server.drafts.get('ann', 'a.md'))?.data).toBe('new');
    await server.close();

    const printed = await run('restore copy.sqlite');
    const [, kept = ''] = /Kept the replaced file as (.+)\./u.exec(printed) ?? [];
    for (const [file, data] of [
      [store, 'old'],
      [kept, 'new'],
    ] as const) {
      const opened = openSqliteStore(file);
      expect((await opened.drafts.get('ann', 'a.md'))?.data).toBe(data);
      await opened.close();
    }
  });

  test('replaces a damaged store', async () => {
    await openSqliteStore(store).close();
    await run('backup copy.sqlite');
    writeFileSync(store, 'not a database '.repeat(1000));
    expect(await run('restore copy.sqlite')).toContain('Kept the replaced file');
    await openSqliteStore(store).close();
  });
});

test('a copy that was made by the documented command without npm packages can be restored as well', async () => {
  const server = openSqliteStore(store);
  await server.drafts.save({ user: 'ann', path: 'a.md', data: 'text', now: 1 }, 0);
  const documented = /^node -e .*$/mu.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? 'false';
  const command = documented.replace('/backups/studio.sqlite', 'copy.sqlite');
  await promisify(execFile)('sh', ['-c', command], { cwd: folder });
  await server.close();
  rmSync(join(folder, '.studio'), { recursive: true });
  await run('restore copy.sqlite');
  const restored = openSqliteStore(store);
  expect((await restored.drafts.get('ann', 'a.md'))?.data).toBe('text');
  await restored.close();
  expect(existsSync(join(folder, 'studio-users.json'))).toBe(false);
});

test.for([
  ['backup', {}, 'Give an action and a file.'],
  ['save copy.sqlite', {}, 'Give an action and a file.'],
  ['backup a b', {}, 'Too many arguments: "b".'],
  ['backup copy.sqlite', {}, 'There is no '],
  ['restore copy.sqlite', {}, 'does not exist'],
  ['restore text.txt', {}, 'cannot be read'],
  ['backup copy.sqlite', { RECTO_STUDIO_DATABASE_URL: 'postgres://a@b/c' }, 'stores its data in PostgreSQL'],
] as const)('"recto studio %s" with %j: %s', async ([words, env, message]) => {
  writeFileSync(join(folder, 'text.txt'), 'no database'.repeat(100));
  await expect(run(words, env)).rejects.toThrow(message);
});

test('a backup never replaces another', async () => {
  await openSqliteStore(store).close();
  await run('backup copy.sqlite');
  await expect(run('backup copy.sqlite')).rejects.toThrow('copy.sqlite exists.');
});

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 120_000 }, () => {
  const server = preparePostgres();

  test('pg_dump during writes has everything that was acknowledged before it', async () => {
    const url = await server.createDatabase();
    await (await openPostgresStore(url)).close();
    const { writer, acknowledged } = startWriter(url);
    const before = await acknowledged(20);
    await runDocumented('pg_dump', url);
    await acknowledged(before + 1);
    await kill(writer);
    await runDocumented('psql', url, 'DROP TABLE studio_drafts, studio_uploads, studio_journal');

    await runDocumented('pg_restore', url);
    await runDocumented('psql', url);
    const restored = await openPostgresStore(url);
    const [generation = 0] = await restored.generations([ALL_PEOPLE]);
    expect(generation).toBeGreaterThan(Date.now() - 60_000);
    await expectEverything(restored, before);
    await restored.close();
  });
});
