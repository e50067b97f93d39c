import { expect, onTestFinished, test } from 'vitest';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { createLibsqlWriter } from './libsql.ts';
import { openStore } from './open-store.ts';
import { createSqliteWriter } from './sqlite.ts';

const nextFile = prepareFiles();

test.for([undefined, ''])('opens the file of the build for the URL %j', async (url) => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const store = await openStore({ url, file });
  onTestFinished(() => store.close());
  expect(Object.keys(store.collections)).toEqual(['pages', 'words']);
});

test('opens a libSQL database for a file: URL', async () => {
  const url = `file:${nextFile('db')}`;
  await fillTestStore(await createLibsqlWriter(url));
  const store = await openStore({ url, file: 'unused' });
  onTestFinished(() => store.close());
  expect(store.dialect.name).toBe('sqlite');
  expect(Object.keys(store.collections)).toEqual(['pages', 'words']);
});

test.for([
  ['mysql://localhost/recto', 'A database URL cannot start with "mysql:".'],
  ['./content.sqlite', 'The database URL has no scheme.'],
] as const)('refuses %s', async ([url, message]) => {
  await expect(openStore({ url, file: 'unused' })).rejects.toThrow(
    expect.objectContaining({
      code: 'store/unknown-url',
      message,
      hint: 'Set RECTO_DATABASE_URL to a postgres:, postgresql:, libsql: or file: URL, or leave it unset to read the file of the build.',
    }),
  );
});
