import { describe, expect, onTestFinished, test } from 'vitest';
import { preparePostgresStore } from '../../fixtures/stores/kinds.ts';
import { SKIPS_POSTGRES, preparePostgres } from '../../fixtures/stores/postgres-server.ts';
import { fillStore } from '../../fixtures/stores/rows.ts';
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

  /** A filled database, opened by its URL with a little changed about it. */
  const openFilled = async (change: (url: string) => string = (url) => url): Promise<ReadStore> => {
    const url = await server.createDatabase();
    await fillStore(await createPostgresWriter(url));
    const store = await openStore({ url: change(url), file: 'unused' });
    onTestFinished(() => store.close());
    return store;
  };

  test.for(['postgres:', 'postgresql:', 'POSTGRES:'])('a URL may start with %s', async (scheme) => {
    const store = await openFilled((url) => url.replace('postgres:', scheme));
    expect(store.dialect.name).toBe('postgres');
    expect(Object.keys(store.collections)).toEqual(['pages', 'words']);
  });

  test('no read takes forever', async () => {
    const store = await openFilled();
    expect(await store.all('SHOW statement_timeout', [])).toEqual([{ statement_timeout: '5s' }]);
  });

  test('settings in the URL hold beside ours', async () => {
    const store = await openFilled((url) => `${url}?options=${encodeURIComponent('-c work_mem=1234kB')}`);
    expect(await store.all('SHOW work_mem', [])).toEqual([{ work_mem: '1234kB' }]);
    expect(await store.all('SHOW default_transaction_read_only', [])).toEqual([
      { default_transaction_read_only: 'on' },
    ]);
  });

  test('several statements in one are refused', async () => {
    const store = await openFilled();
    await expect(store.all('SELECT 1; SELECT 2', [])).rejects.toThrow('multiple commands');
  });

  test('two builds at once come one after the other', async () => {
    const url = await server.createDatabase();
    const [first, second] = [await createPostgresWriter(url), await createPostgresWriter(url)];
    await first.createCollection('pages', { id: 'string' }, []);
    const waiting = fillStore(second);
    await first.finish();
    await waiting;
    const store = await openPostgres(url);
    expect(Object.keys(store.collections)).toEqual(['pages', 'words']);
    await store.close();
  });
});

test.for([openPostgres, createPostgresWriter])(
  'a server that is not there is named, without its password',
  async (open) => {
    const opening = open('postgres://someone:secret@127.0.0.1:1/recto');
    await expect(opening).rejects.toThrow(
      'The database postgres://127.0.0.1:1/recto cannot be opened: connect ECONNREFUSED 127.0.0.1:1.',
    );
  },
);
