import { expect, test, vi } from 'vitest';
import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { Query } from '../query/query.ts';
import { createClientRunner } from './client-runner.ts';
import type { ClientRunnerOptions } from './client-runner.ts';
import { unavailable } from './unavailable.ts';
import type { Reason } from './unavailable.ts';

const query: Query = {
  collection: 'notes',
  fields: ['title'],
  where: { join: 'AND', parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};
const fromServer: RunQuery = async () => [{ title: 'from the server' }];
const fromWorker: RunQuery = async () => [{ title: 'from the browser' }];

function setUp(options: Partial<ClientRunnerOptions> = {}) {
  const time = { now: 0 };
  const runOnServer = vi.fn(fromServer);
  const runInWorker = vi.fn(fromWorker);
  const run = createClientRunner({ source: 'server', runOnServer, runInWorker, now: () => time.now, ...options });
  return { run: () => run(query), runOnServer, runInWorker, time };
}

test('runs queries in the browser if possible', async () => {
  const { run, runOnServer } = setUp();
  expect(await run()).toEqual([{ title: 'from the browser' }]);
  expect(runOnServer).not.toHaveBeenCalled();
});

test('without WebAssembly, queries run on the server', async () => {
  const { run } = setUp({ runInWorker: undefined });
  expect(await run()).toEqual([{ title: 'from the server' }]);
});

test('after a failed download, queries run on the server for half a minute, then in the browser', async () => {
  const { run, runInWorker, time } = setUp();
  runInWorker.mockRejectedValueOnce(unavailable('download', 'offline'));
  expect(await run()).toEqual([{ title: 'from the server' }]);
  time.now = 29_999;
  expect(await run()).toEqual([{ title: 'from the server' }]);
  expect(runInWorker).toHaveBeenCalledTimes(1);
  time.now = 30_000;
  expect(await run()).toEqual([{ title: 'from the browser' }]);
});

test.for<Reason>(['engine', 'storage'])('without %s the server answers for good', async (reason) => {
  const { run, runInWorker, time } = setUp();
  runInWorker.mockRejectedValueOnce(unavailable(reason, 'no'));
  expect(await run()).toEqual([{ title: 'from the server' }]);
  time.now = 1e9;
  expect(await run()).toEqual([{ title: 'from the server' }]);
  expect(runInWorker).toHaveBeenCalledTimes(1);
});

test('an error in the query itself is not retried on the server', async () => {
  const { run, runInWorker, runOnServer } = setUp();
  runInWorker.mockRejectedValueOnce(new ContentError('query/field', 'No such field.', 'Correct it.'));
  await expect(run()).rejects.toMatchObject({ code: 'query/field' });
  expect(runOnServer).not.toHaveBeenCalled();
});

test('a static site has no server, and tries again with the next query', async () => {
  const { run, runInWorker, runOnServer } = setUp({ source: 'files' });
  runInWorker.mockRejectedValueOnce(unavailable('download', 'offline'));
  await expect(run()).rejects.toMatchObject({
    code: 'query/nobody-answers',
    message: 'The query cannot be answered: the content could not be downloaded (offline).',
    hint: 'Check the connection and try again: this site is hosted as static files, so there is no server to run the query.',
  });
  expect(await run()).toEqual([{ title: 'from the browser' }]);
  expect(runOnServer).not.toHaveBeenCalled();
});

test('a static site in a browser without WebAssembly reports an error', async () => {
  const { run, runOnServer } = setUp({ source: 'files', runInWorker: undefined });
  await expect(run()).rejects.toMatchObject({
    code: 'query/nobody-answers',
    message: 'The query cannot be answered: this browser has no WebAssembly.',
  });
  expect(runOnServer).not.toHaveBeenCalled();
});
