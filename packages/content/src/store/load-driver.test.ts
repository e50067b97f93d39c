import { expect, test } from 'vitest';
import { loadDriver } from './load-driver.ts';

test('returns an installed driver', async () => {
  expect(await loadDriver('pg', async () => 'the driver')).toBe('the driver');
});

test.for([
  "Cannot find package 'pg' imported from /site/postgres.js",
  'Could not resolve "pg" imported by "@recto/content". Is it installed?',
])('reports a missing driver with the command that installs it: %s', async (message) => {
  const load = loadDriver('pg', async () => {
    throw new Error(message);
  });
  await expect(load).rejects.toMatchObject({
    code: 'store/no-driver',
    message: 'The database that RECTO_DATABASE_URL names needs the package "pg", which is not installed.',
    hint: 'Run "npm install pg", then build the site again.',
  });
});

test('passes on other errors', async () => {
  const error = new Error("Cannot find package 'pg-protocol' imported from /site/node_modules/pg/index.js");
  const load = loadDriver('pg', async () => {
    throw error;
  });
  await expect(load).rejects.toBe(error);
});
