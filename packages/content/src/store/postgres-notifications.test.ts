/** Notifications of a PostgreSQL database about published content. */
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { preparePostgres, SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { listenToContent } from './listen-to-content.ts';
import { createPostgresWriter } from './postgres.ts';
import { publishContent } from './publish-content.ts';
import { createSqliteWriter } from './sqlite.ts';

const POLL_OPTIONS = { timeout: 30_000, interval: 20 };

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 120_000 }, () => {
  const server = preparePostgres();

  /** Starts to listen, and returns the number of calls. */
  const listen = (url: string): (() => number) => {
    let calls = 0;
    const stop = listenToContent(url, () => {
      calls += 1;
    });
    onTestFinished(stop);
    return () => calls;
  };

  test('publishing notifies listeners once it is complete, and not if it fails', async () => {
    const file = join(makeFolder(), 'content.sqlite');
    await fillTestStore(createSqliteWriter(file));
    const url = await server.createDatabase();
    const calls = listen(url);
    await expect.poll(calls, POLL_OPTIONS).toBe(1);
    await publishContent({ file, url });
    await expect.poll(calls, POLL_OPTIONS).toBe(2);
    const writer = await createPostgresWriter(url);
    await writer.createCollection('unfinished', { id: 'string' }, []);
    await writer.close();
    await publishContent({ file, url });
    await expect.poll(calls, POLL_OPTIONS).toBe(3);
  });

  test('listens again after the database has restarted, and calls back because it may have missed something', async () => {
    const calls = listen(await server.createDatabase());
    await expect.poll(calls, POLL_OPTIONS).toBe(1);
    await server.stop();
    await server.start();
    await expect.poll(calls, POLL_OPTIONS).toBe(2);
  });

  test('starts to listen when a database becomes reachable', async () => {
    const url = await server.createDatabase();
    await server.stop();
    const calls = listen(url);
    await server.start();
    await expect.poll(calls, POLL_OPTIONS).toBe(1);
  });
});
