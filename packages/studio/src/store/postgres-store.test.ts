import { describe, expect, test } from 'vitest';
import { SKIPS_POSTGRES, preparePostgres } from '../../../content/fixtures/stores/postgres-server.ts';
import { describeStore } from '../../fixtures/store-cases.ts';
import { loadDriver } from './load-driver.ts';
import { openPostgresStore } from './postgres-store.ts';

const POLL_OPTIONS = { timeout: 30_000, interval: 50 };

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 60_000 }, () => {
  const server = preparePostgres();

  describeStore(async () => {
    const url = await server.createDatabase();
    // Two servers that start at the same time both create the tables.
    const [store, other] = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    return { store, other };
  });

  test('servers receive announcements of others, also after a lost connection', async () => {
    const url = await server.createDatabase();
    const [one, other] = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    let received = 0;
    const stop = other.notifications.listen(() => {
      received += 1;
    });
    // Once on connecting, because something may have been announced before.
    await expect.poll(() => received, POLL_OPTIONS).toBe(1);
    await one.notifications.announce();
    await expect.poll(() => received, POLL_OPTIONS).toBe(2);
    const { Client } = await loadDriver();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`);
    await client.end();
    await expect.poll(() => received, POLL_OPTIONS).toBe(3);
    await one.notifications.announce();
    await expect.poll(() => received, POLL_OPTIONS).toBe(4);
    stop();
    await one.notifications.announce();
    await other.journal.list({});
    expect(received).toBe(4);
    await Promise.all([one.close(), other.close()]);
  });

  test('reports an unreachable database', async () => {
    await expect(openPostgresStore('postgres://recto@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
  });
});

test('the error for a missing driver has an installation hint', async () => {
  const missing = loadDriver(async () => {
    throw new Error("Cannot find package 'pg' imported from store.mjs");
  });
  await expect(missing).rejects.toMatchObject({ hint: expect.stringContaining('npm install pg') as string });
  await expect(
    loadDriver(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
});
