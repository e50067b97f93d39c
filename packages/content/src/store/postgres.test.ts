import { describe, expect, onTestFinished, test } from 'vitest';
import { preparePostgresStore } from '../../fixtures/stores/kinds.ts';
import { SKIPS_POSTGRES, preparePostgres } from '../../fixtures/stores/postgres-server.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { describeReading, describeStaging, describeWriting } from '../../fixtures/stores/suite.ts';
import { openStore } from './open-store.ts';
import { createPostgresWriter, openPostgres } from './postgres.ts';
import type { ReadStore } from './store.ts';

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 30_000 }, () => {
  const server = preparePostgres();
  const kind = preparePostgresStore(server);
  describe('reading', () => {
    describeReading(kind);
  });
  describe('writing', () => {
    describeWriting(kind);
  });
  describe('building while others read', () => {
    describeStaging(kind);
  });

  /** Creates a filled database and opens it by its URL, which can be changed. */
  const openFilled = async (change: (url: string) => string = (url) => url): Promise<ReadStore> => {
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    const store = await openStore({ url: change(url), file: 'unused' });
    onTestFinished(() => store.close());
    return store;
  };

  test.for(['postgres:', 'postgresql:', 'POSTGRES:'])('accepts a URL that starts with %s', async (scheme) => {
    const store = await openFilled((url) => url.replace('postgres:', scheme));
    expect(store.dialect.name).toBe('postgres');
    expect(Object.keys(store.collections)).toEqual(['pages', 'words']);
  });

  test('sets a time limit for reading', async () => {
    const store = await openFilled();
    expect(await store.all('SHOW statement_timeout', [])).toEqual([{ statement_timeout: '5s' }]);
  });

  test('keeps settings in the URL in addition to its own', async () => {
    const store = await openFilled((url) => `${url}?options=${encodeURIComponent('-c work_mem=1234kB')}`);
    expect(await store.all('SHOW work_mem', [])).toEqual([{ work_mem: '1234kB' }]);
    expect(await store.all('SHOW default_transaction_read_only', [])).toEqual([
      { default_transaction_read_only: 'on' },
    ]);
  });

  test('refuses several statements in one query', async () => {
    const store = await openFilled();
    await expect(store.all('SELECT 1; SELECT 2', [])).rejects.toThrow('multiple commands');
  });

  test('runs two simultaneous builds one after the other', async () => {
    const url = await server.createDatabase();
    const [first, second] = [await createPostgresWriter(url), await createPostgresWriter(url)];
    await first.createCollection('pages', { id: 'string' }, []);
    const waiting = fillTestStore(second);
    await first.finish();
    await waiting;
    const store = await openPostgres(url);
    expect(Object.keys(store.collections)).toEqual(['pages', 'words']);
    await store.close();
  });
});

test.for([openPostgres, createPostgresWriter])('reports an unreachable server without its password', async (open) => {
  const opening = open('postgres://someone:secret@127.0.0.1:1/recto');
  await expect(opening).rejects.toThrow(
    'The database postgres://127.0.0.1:1/recto cannot be opened: connect ECONNREFUSED 127.0.0.1:1.',
  );
});
