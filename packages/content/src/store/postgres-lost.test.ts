/** Tests with a PostgreSQL server that stops and restarts, and with one that hangs. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { preparePostgres, SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { openLimitedStore } from './open-limited-store.ts';
import { createPostgresWriter, openPostgres } from './postgres.ts';
import type { ReadStore } from './store.ts';
import { isUnavailable } from './unavailable-store.ts';

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 120_000 }, () => {
  const server = preparePostgres();
  const open = async (): Promise<{ store: ReadStore; url: string }> => {
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    const store = await openPostgres(url, { timeout: 2000 });
    onTestFinished(() => store.close());
    return { store, url };
  };
  const count = (store: ReadStore) => queryItems(store, 'pages').count();
  const failed = (store: ReadStore) => count(store).catch((error: unknown) => error);

  test('SEC-7: reports a stopped server as unavailable, and works again after it restarts', async () => {
    const { store, url } = await open();
    expect(await count(store)).toBe(7);
    await server.stop();
    const errors = await Promise.all([failed(store), failed(store), failed(store)]);
    await server.start();
    for (const error of errors) {
      expect(error).toMatchObject({ code: 'store/unavailable' });
      expect(isUnavailable(error)).toBe(true);
      expect(String(error)).toContain(`The database ${url.replace('recto@', '')} does not respond: `);
    }
    expect(await count(store)).toBe(7);
  });

  test('SEC-7: queries to a hanging server fail within the time limit, also while waiting for a connection, and later ones succeed', async () => {
    const { store } = await open();
    expect(await Promise.all([count(store), count(store), count(store)])).toEqual([7, 7, 7]);
    await server.freeze();
    onTestFinished(() => server.thaw());
    const started = performance.now();
    // More queries than the pool has connections.
    const errors = await Promise.all(Array.from({ length: 30 }, () => failed(store)));
    // Without a time limit they would wait as long as the server hangs.
    expect(performance.now() - started).toBeLessThan(30_000);
    for (const error of errors) expect(error).toMatchObject({ code: 'store/unavailable' });
    await server.thaw();
    await expect.poll(() => failed(store), { timeout: 20_000 }).toBe(7);
  });

  test('SEC-7: opening a hanging server fails within the time limit', async () => {
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    await server.freeze();
    onTestFinished(() => server.thaw());
    await expect(openPostgres(url)).rejects.toMatchObject({ code: 'store/unreachable' });
  });

  test('SEC-7: queries of visitors end within their time limit if the server hangs', async () => {
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    const store = await openLimitedStore({ url, file: 'unused', timeout: 1500 });
    onTestFinished(() => store.close());
    expect(await count(store)).toBe(7);
    await server.freeze();
    onTestFinished(() => server.thaw());
    expect(isUnavailable(await failed(store))).toBe(true);
    await server.thaw();
    await expect.poll(() => failed(store), { timeout: 20_000 }).toBe(7);
  });

  test('does not report an error in a statement as an unavailable server', async () => {
    const { store } = await open();
    await expect(store.all('SELECT nonsense', [])).rejects.toThrow(expect.objectContaining({ code: '42703' }));
  });
});
