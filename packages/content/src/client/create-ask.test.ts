import { expect, test, vi } from 'vitest';
import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { Query } from '../query/query.ts';
import { createAsk } from './create-ask.ts';
import type { AskOptions } from './create-ask.ts';
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

function setUp(options: Partial<AskOptions> = {}) {
  const time = { now: 0 };
  const askServer = vi.fn(fromServer);
  const askWorker = vi.fn(fromWorker);
  const ask = createAsk({ source: 'server', askServer, askWorker, now: () => time.now, ...options });
  return { ask: () => ask(query), askServer, askWorker, time };
}

test('runs queries in the browser if possible', async () => {
  const { ask, askServer } = setUp();
  expect(await ask()).toEqual([{ title: 'from the browser' }]);
  expect(askServer).not.toHaveBeenCalled();
});

test('without WebAssembly, queries run on the server', async () => {
  const { ask } = setUp({ askWorker: undefined });
  expect(await ask()).toEqual([{ title: 'from the server' }]);
});

test('after a failed download, queries run on the server for half a minute, then in the browser', async () => {
  const { ask, askWorker, time } = setUp();
  askWorker.mockRejectedValueOnce(unavailable('download', 'offline'));
  expect(await ask()).toEqual([{ title: 'from the server' }]);
  time.now = 29_999;
  expect(await ask()).toEqual([{ title: 'from the server' }]);
  expect(askWorker).toHaveBeenCalledTimes(1);
  time.now = 30_000;
  expect(await ask()).toEqual([{ title: 'from the browser' }]);
});

test.for<Reason>(['engine', 'storage'])('without %s the server answers for good', async (reason) => {
  const { ask, askWorker, time } = setUp();
  askWorker.mockRejectedValueOnce(unavailable(reason, 'no'));
  expect(await ask()).toEqual([{ title: 'from the server' }]);
  time.now = 1e9;
  expect(await ask()).toEqual([{ title: 'from the server' }]);
  expect(askWorker).toHaveBeenCalledTimes(1);
});

test('an error in the query itself is not retried on the server', async () => {
  const { ask, askWorker, askServer } = setUp();
  askWorker.mockRejectedValueOnce(new ContentError('query/field', 'No such field.', 'Correct it.'));
  await expect(ask()).rejects.toMatchObject({ code: 'query/field' });
  expect(askServer).not.toHaveBeenCalled();
});

test('a static site has no server, and tries again with the next query', async () => {
  const { ask, askWorker, askServer } = setUp({ source: 'files' });
  askWorker.mockRejectedValueOnce(unavailable('download', 'offline'));
  await expect(ask()).rejects.toMatchObject({
    code: 'query/nobody-answers',
    message: 'The query cannot be answered: the content could not be downloaded (offline).',
    hint: 'Check the connection and try again: this site is hosted as static files, so there is no server to run the query.',
  });
  expect(await ask()).toEqual([{ title: 'from the browser' }]);
  expect(askServer).not.toHaveBeenCalled();
});

test('a static site in a browser without WebAssembly reports an error', async () => {
  const { ask, askServer } = setUp({ source: 'files', askWorker: undefined });
  await expect(ask()).rejects.toMatchObject({
    code: 'query/nobody-answers',
    message: 'The query cannot be answered: this browser has no WebAssembly.',
  });
  expect(askServer).not.toHaveBeenCalled();
});
