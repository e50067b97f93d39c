import initSqlite from '@sqlite.org/sqlite-wasm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpPartOf, versionOf } from '../../fixtures/client/parts.ts';
import { openWasm } from '../store/wasm.ts';
import { createStoredParts } from './stored-parts.ts';
import type { PartKey } from './stored-parts.ts';

const sqlite3 = await initSqlite();

const note = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  locale: fc.constantFrom('en', 'ar'),
  title: fc.constantFrom('one', 'two'),
  body: fc.constantFrom('x', 'y', null),
});
const steps = fc.array(
  fc.record({
    notes: fc.uniqueArray(note, { selector: ({ id }) => id }),
    locale: fc.constantFrom('', 'en', 'ar'),
    needsBody: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test('whatever was stored before, the rows are those that a new browser would have', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const store = openWasm(sqlite3);
      const storedParts = await createStoredParts(store, 'notes');
      for (const { notes, locale, needsBody } of steps) {
        const index: PartKey = { part: 'index', locale };
        const body: PartKey = { part: 'body', locale };
        if (storedParts.versionOf(index) !== versionOf(notes)) await storedParts.apply(index, dumpPartOf(notes, index));
        if (needsBody && storedParts.versionOf(body) === undefined)
          await storedParts.apply(body, dumpPartOf(notes, body));
        const rows = await store.all(
          `SELECT "id", "title"${needsBody ? ', "body"' : ''} FROM "_content_notes" WHERE ? = '' OR "__locale" = ? ORDER BY "id"`,
          [locale, locale],
        );
        const expected = notes
          .filter((note) => locale === '' || note.locale === locale)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ id, title, body }) => ({ id, title, ...(needsBody && { body: body && JSON.stringify(body) }) }));
        expect(rows).toEqual(expected);
      }
      await store.close();
    }),
    { numRuns: 60 },
  );
});
