import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { someItems, someQuery } from '../../fixtures/stores/arbitraries.ts';
import { queryItems } from '../../fixtures/stores/cases.ts';
import {
  prepareLibsql,
  prepareLimitedSqlite,
  preparePostgresStore,
  prepareSqlite,
} from '../../fixtures/stores/kinds.ts';
import { SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { COLUMNS, toStored } from '../../fixtures/stores/rows.ts';

const sqlite = prepareSqlite();
const others = [prepareLibsql(), prepareLimitedSqlite(), ...(SKIPS_POSTGRES ? [] : [preparePostgresStore()])];

test('all stores return the same results for any query and any rows', { timeout: 120_000 }, async () => {
  const stores = await Promise.all(
    [sqlite, ...others].map(async (kind) => {
      const database = await kind.createDatabase();
      const writer = await database.createWriter();
      await writer.transaction(() => writer.createCollection('pages', COLUMNS, [{ columns: ['whole'] }]));
      const reader = await database.open();
      onTestFinished(async () => {
        await reader.close();
        await writer.close();
      });
      return { writer, reader };
    }),
  );
  await fc.assert(
    fc.asyncProperty(someItems, fc.array(someQuery, { minLength: 8, maxLength: 8 }), async (items, questions) => {
      const rows = items.map((item) => toStored(item, item.stem ?? ''));
      await Promise.all(stores.map(({ writer }) => writer.put('pages', rows)));
      for (const ask of questions) {
        const [expected, ...others] = await Promise.all(stores.map(({ reader }) => ask(queryItems(reader, 'pages'))));
        for (const result of others) expect(result).toEqual(expected);
      }
      const ids = items.map(({ id }) => id);
      await Promise.all(stores.map(({ writer }) => writer.remove('pages', ids)));
    }),
    { numRuns: 100 },
  );
});
