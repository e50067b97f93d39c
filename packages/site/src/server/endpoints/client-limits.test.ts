import { createClientOf } from '@recto/content/node';
import type { TrustProxy } from '@recto/content/node';
import { request as send } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { H3, serve } from 'nitro/h3';
import { expect, onTestFinished, test } from 'vitest';
import { createClientLimits } from './client-limits.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { createEndpointTable } from './endpoint-table.ts';
import type { SiteEndpoint } from './endpoint.ts';

const answer = async () => new Response('answered');
const named = (path: string, limit: SiteEndpoint['limit']): SiteEndpoint => ({
  path,
  methods: 'all',
  cache: 'none',
  ...(limit && { limit }),
  handle: answer,
});
const ENDPOINTS: SiteEndpoint[] = [
  ...contentEndpoints({ content: answer, search: answer }),
  named('/api/auth/one', { name: 'signIn' }),
  named('/api/auth/two', { name: 'signIn' }),
];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Runs the endpoints on the server that a built site uses. Two requests are allowed per minute. */
async function start(trustProxy?: TrustProxy): Promise<(path: string, forwarded?: string[]) => Promise<Answer>> {
  const limits = { query: 2, search: 2, mcp: 2, signIn: 2, upload: 2 };
  const options = { clientOf: createClientOf(trustProxy), countRequest: createClientLimits(limits) };
  const table = createEndpointTable(ENDPOINTS, options);
  const app = new H3().all('/**', async ({ req }) => {
    const url = new URL(req.url);
    return (await table(req, url, url.pathname)) ?? new Response('page');
  });
  const server = serve(app, { port: 0, hostname: '127.0.0.1', silent: true, gracefulShutdown: false });
  await server.ready();
  onTestFinished(() => server.close(true));
  const node = server.node?.server as Server;
  const { port } = node.address() as AddressInfo;
  return async (path, forwarded = []) =>
    await new Promise<Answer>((resolve, reject) => {
      const headers = forwarded.flatMap((value) => ['X-Forwarded-For', value]);
      send({ host: '127.0.0.1', port, path, headers: ['Host', 'site.test', ...headers] }, (response) => {
        void (async () => {
          const text = Buffer.concat(await response.toArray()).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        })();
      })
        .on('error', reject)
        .end();
    });
}

async function statusesOf(
  ask: (path: string, forwarded?: string[]) => Promise<Answer>,
  requests: readonly (readonly [path: string, ...forwarded: string[]])[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const [path, ...forwarded] of requests) statuses.push((await ask(path, forwarded)).status);
  return statuses;
}

test('SEC-5: refuses a client over the limit with 429, Retry-After and an error as JSON', async () => {
  const ask = await start();
  const search = '/api/search?q=a';
  expect(await statusesOf(ask, [[search], [search], [search]])).toEqual([200, 200, 429]);
  const { headers, text } = await ask(search);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '30',
  });
  expect(JSON.parse(text)).toEqual({
    error: { code: 'request/too-many', message: 'You have sent too many requests.', hint: 'Try again in 30 s.' },
  });
});

test('SEC-5: endpoints with the same limit share it, and files that can be cached have none', async () => {
  const ask = await start();
  expect(await statusesOf(ask, [['/api/auth/one'], ['/api/auth/two'], ['/api/auth/one']])).toEqual([200, 200, 429]);
  const dump = '/__recto_content/docs/sql_dump.txt';
  const query = '/__recto_content/docs/query';
  expect(await statusesOf(ask, [[dump], [dump], [dump], [query], [query], [query]])).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
});

test('SEC-5: without trustProxy, forged headers do not make another client', async () => {
  const ask = await start();
  expect(
    await statusesOf(ask, [
      ['/api/search', '192.0.2.1'],
      ['/api/search', '192.0.2.2, 127.0.0.1'],
      ['/api/search', '192.0.2.3', '192.0.2.4'],
    ]),
  ).toEqual([200, 200, 429]);
});

test.for<[TrustProxy]>([[1], [['127.0.0.0/8']]])(
  'SEC-5: with trustProxy %j, only the address that the proxy added counts',
  async ([trustProxy]) => {
    const ask = await start(trustProxy);
    expect(
      await statusesOf(ask, [
        // The same client, which sends other addresses itself: in the same header, and in one before it.
        ['/api/search', '192.0.2.1, 198.51.100.7'],
        ['/api/search', '192.0.2.2', '198.51.100.7'],
        ['/api/search', '192.0.2.3, 198.51.100.7'],
        // Another client, and two of one IPv6 network.
        ['/api/search', '198.51.100.8'],
        ['/api/search', '2001:db8:1:2::1'],
        ['/api/search', '2001:db8:1:2:ffff::2'],
        ['/api/search', '2001:db8:1:2::3'],
        ['/api/search', '2001:db8:1:3::1'],
      ]),
    ).toEqual([200, 200, 429, 200, 200, 200, 429, 200]);
  },
);

test('SEC-5: a sender that is not a listed proxy is the client, whatever it sends', async () => {
  const ask = await start(['10.0.0.0/8']);
  const requests = [1, 2, 3].map((n) => ['/api/search', `192.0.2.${n}, 10.0.0.1`] as const);
  expect(await statusesOf(ask, requests)).toEqual([200, 200, 429]);
});
