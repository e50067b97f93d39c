import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Query } from '../query/query.ts';
import { createServerRunner } from './server-runner.ts';
import type { ContentBuild } from './worker-protocol.ts';

const build: ContentBuild = { source: 'server', isLive: false, base: '/site' };
const query: Query = {
  collection: 'notes',
  locale: 'en',
  fields: ['title'],
  where: { join: 'AND', parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  sql: string;
}

/** Starts a server that responds with the result of `respond` for a statement, and records the requests. */
async function startServer(respond: (sql: string) => unknown, status = 200) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { sql } = JSON.parse(body) as { sql: string };
      calls.push({ method: request.method, url: request.url, headers: request.headers, sql });
      const reply = respond(sql);
      const code = typeof reply === 'object' && reply !== null && 'status' in reply ? Number(reply.status) : status;
      response.writeHead(code).end(typeof reply === 'string' ? reply : JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a query is sent to the origin of the configuration, with the language, the version and the cookies', async () => {
  const { calls, origin } = await startServer(() => [{ title: 'One' }]);
  const ask = createServerRunner(build, {
    server: () => ({ origin, cookie: 'session=1; theme=dark' }),
    version: () => 'abc',
  });
  expect(await ask(query)).toEqual([{ title: 'One' }]);
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: '/site/__recto_content/notes/query?v=abc&locale=en',
      headers: { cookie: 'session=1; theme=dark', 'content-type': 'application/json' },
      sql: 'SELECT "title" FROM _content_notes ORDER BY stem ASC LIMIT 1000',
    },
  ]);
});

test('the options are called for every query', async () => {
  const { calls, origin } = await startServer(() => []);
  const cookies = ['session=1', undefined];
  const ask = createServerRunner(build, { server: () => ({ origin, cookie: cookies.shift() }) });
  await ask(query);
  await ask(query);
  expect(calls.map(({ headers }) => headers.cookie)).toEqual(['session=1', undefined]);
});

test('further rows are requested until there are no more', async () => {
  const rows = Array.from({ length: 2500 }, (_, id) => ({ id }));
  const { calls, origin } = await startServer((sql) => {
    const [, limit, skip = 0] = /LIMIT (\d+)(?: OFFSET (\d+))?$/u.exec(sql) ?? [];
    return rows.slice(Number(skip), Number(skip) + Number(limit));
  });
  const ask = createServerRunner(build, { server: () => ({ origin }) });
  expect(await ask(query)).toEqual(rows);
  expect(calls).toHaveLength(3);
  expect(await ask({ ...query, skip: 500, limit: 1500 })).toEqual(rows.slice(500, 2000));
  expect(await ask({ ...query, limit: 2 })).toEqual(rows.slice(0, 2));
  expect(await ask({ ...query, limit: 0 })).toEqual([]);
  expect(calls).toHaveLength(6);
});

test('SEC-4: rows that are too large for one response are requested in smaller parts', async () => {
  const rows = Array.from({ length: 700 }, (_, id) => ({ id }));
  const { calls, origin } = await startServer((sql) => {
    const [, limit, skip = 0] = /LIMIT (\d+)(?: OFFSET (\d+))?$/u.exec(sql) ?? [];
    if (Number(limit) > 300) return { status: 422, error: { code: 'query/answer-too-large', message: 'Too large.' } };
    return rows.slice(Number(skip), Number(skip) + Number(limit));
  });
  const ask = createServerRunner(build, { server: () => ({ origin }) });
  expect(await ask(query)).toEqual(rows);
  expect(calls.map(({ sql }) => /LIMIT.*/u.exec(sql)?.[0])).toEqual([
    'LIMIT 1000',
    'LIMIT 500',
    'LIMIT 250',
    'LIMIT 250 OFFSET 250',
    'LIMIT 250 OFFSET 500',
  ]);
});

test('SEC-4: a single row that is too large is an error', async () => {
  const { calls, origin } = await startServer(() => ({
    status: 422,
    error: { code: 'query/answer-too-large', message: 'The answer has more than 5 bytes.', hint: 'Ask for less.' },
  }));
  const ask = createServerRunner(build, { server: () => ({ origin }) });
  await expect(ask({ ...query, limit: 4 })).rejects.toMatchObject({
    code: 'query/answer-too-large',
    message: 'The server did not answer the query (422): The answer has more than 5 bytes.',
    hint: 'Ask for less.',
  });
  expect(calls).toHaveLength(3);
});

test('a count is a single request', async () => {
  const { calls, origin } = await startServer(() => [{ count: 7 }]);
  const ask = createServerRunner(build, { server: () => ({ origin }) });
  expect(await ask({ ...query, fields: [], count: { field: '*', distinct: false } })).toEqual([{ count: 7 }]);
  expect(calls.map(({ sql }) => sql)).toEqual(['SELECT COUNT(*) AS count FROM _content_notes']);
});

test('an error contains the reason, in a limited length', async () => {
  const { origin } = await startServer(() => `No such field. ${'x'.repeat(2000)}`, 400);
  const ask = createServerRunner(build, { server: () => ({ origin }) });
  const refused = ask(query);
  await expect(refused).rejects.toMatchObject({ name: 'ContentError', code: 'query/refused' });
  await expect(refused).rejects.toThrow(/^The server did not answer the query \(400\): No such field\. x{400,500}$/u);
});

test('a server that cannot be reached is an error with a hint', async () => {
  const { origin } = await startServer(() => []);
  const ask = createServerRunner(build, { server: () => ({ origin: origin.replace(/\d+$/u, '1') }) });
  await expect(ask(query)).rejects.toMatchObject({
    code: 'query/unreachable',
    hint: 'Check the connection and try again.',
  });
});

test('outside of a browser, a client without an origin is an error with a hint', async () => {
  await expect(createServerRunner(build)(query)).rejects.toMatchObject({ code: 'query/no-origin' });
  await expect(createServerRunner(build, { server: () => undefined })(query)).rejects.toMatchObject({
    code: 'query/no-origin',
  });
});
