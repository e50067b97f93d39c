import { createClientOf } from '@recto/content/node';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createEndpointTable } from './endpoint-table.ts';
import type { EndpointTableOptions } from './endpoint-table.ts';
import { defineEndpoint } from './endpoint.ts';
import type { SiteEndpoint } from './endpoint.ts';

const named = (path: string, rest: Partial<SiteEndpoint> = {}): SiteEndpoint => ({
  path,
  methods: ['GET'],
  cache: 'none',
  handle: () => new Response(path),
  ...rest,
});

async function ask(
  endpoints: readonly SiteEndpoint[],
  address: string,
  init: RequestInit = {},
  options: EndpointTableOptions = {},
): Promise<Response> {
  const url = new URL(address, 'http://site.test');
  const response = await createEndpointTable(endpoints, options)(new Request(url, init), url, url.pathname);
  return response ?? new Response('page', { status: 299 });
}

describe('finds the endpoint of a path', () => {
  const all = [
    named('/mcp'),
    named('/raw/**'),
    named('/raw/own.md'),
    named('/**.txt'),
    named('/**/own.json'),
    named('/raw/en/**'),
  ];

  test.for([
    ['/mcp', '/mcp'],
    ['/raw/own.md', '/raw/own.md'],
    ['/raw/x.md', '/raw/**'],
    ['/raw/en/docs/x.md', '/raw/en/**'],
    ['/a/b/llms.txt', '/**.txt'],
    ['/a/b/own.json', '/**/own.json'],
    ['/own.json', '/**/own.json'],
    ['/mcp/more', 'page'],
    ['/raw', 'page'],
    ['/x.xml', 'page'],
    ['/', 'page'],
  ] as const)('%s: %s', async ([address, expected]) => {
    expect(await (await ask(all, address)).text()).toBe(expected);
  });

  test('uses the next match if the first returns undefined', async () => {
    const none = named('/raw/en/**', { handle: () => undefined });
    expect(await (await ask([none, named('/raw/**')], '/raw/en/x.md')).text()).toBe('/raw/**');
  });
});

test('throws an error with the path if two endpoints have the same path', () => {
  expect(() => createEndpointTable([named('/mcp'), named('/mcp')])).toThrow('Two features have an endpoint at "/mcp".');
});

test('responds to other methods with 405 and the allowed methods; GET includes HEAD', async () => {
  const endpoint = named('/x', { methods: ['GET', 'PUT'] });
  const refused = await ask([endpoint], '/x', { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT']);
  expect((await ask([endpoint], '/x', { method: 'HEAD' })).status).toBe(200);
  expect((await ask([named('/x', { methods: 'all' })], '/x', { method: 'DELETE' })).status).toBe(200);
});

test('an endpoint with a role is refused without authorize, and otherwise as authorize decides', async () => {
  const endpoint = named('/x', { role: 'editor' });
  expect((await ask([endpoint], '/x')).status).toBe(403);
  const authorize: EndpointTableOptions['authorize'] = async (request, role) =>
    request.headers.get('x-role') === role ? undefined : new Response('', { status: 401 });
  expect((await ask([endpoint], '/x', {}, { authorize })).status).toBe(401);
  expect((await ask([endpoint], '/x', { headers: { 'x-role': 'editor' } }, { authorize })).status).toBe(200);
});

test('a role may apply to some methods only, and the role of GET applies to HEAD', async () => {
  const endpoint = named('/x', { methods: ['GET', 'PUT', 'DELETE'], role: { GET: 'reader', PUT: 'editor' } });
  const requested: string[] = [];
  const authorize: EndpointTableOptions['authorize'] = async (_, role) => {
    requested.push(role);
    return undefined;
  };
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await ask([endpoint], '/x', { method }, { authorize });
  expect(requested).toEqual(['reader', 'reader', 'editor']);
});

test('passes the client that rate limits apply to', async () => {
  const endpoint = named('/x', { handle: (_, { client }) => new Response(client) });
  const options = { clientOf: createClientOf(1) };
  expect(await (await ask([endpoint], '/x', { headers: { 'x-forwarded-for': '192.0.2.9' } }, options)).text()).toBe(
    '192.0.2.9',
  );
});

describe('input', () => {
  const query = defineEndpoint({
    path: '/q',
    methods: ['GET'],
    cache: 'version',
    input: z.strictObject({ limit: z.coerce.number().max(10) }),
    handle: (_, { input }) => Response.json(input.limit),
  });
  const body = defineEndpoint({
    path: '/b',
    methods: ['POST'],
    cache: 'none',
    input: z.object({ name: z.string() }),
    limit: { bytes: 40 },
    handle: (_, { input }) => Response.json(input.name),
  });

  test('is the validated query of a GET request', async () => {
    expect(await (await ask([query], '/q?limit=3')).json()).toBe(3);
    const refused = await ask([query], '/q?limit=30');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('limit');
  });

  test('is the validated JSON body of a POST request, within the size limit', async () => {
    const post = async (text: string) =>
      await ask([body], '/b', { method: 'POST', body: text, headers: { 'content-type': 'application/json' } });
    expect(await (await post('{"name":"a"}')).json()).toBe('a');
    expect((await post('{"name":1}')).status).toBe(400);
    expect((await post('{')).status).toBe(400);
    expect((await post(`{"name":"${'a'.repeat(100)}"}`)).status).toBe(413);
    // A page of another site can send this without a CORS preflight request.
    expect((await ask([body], '/b', { method: 'POST', body: '{"name":"a"}' })).status).toBe(415);
  });
});

test('limits the requests of one client', async () => {
  const table = createEndpointTable([named('/x', { limit: { perMinute: 2 } })]);
  const url = new URL('http://site.test/x');
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await table(new Request(url), url, '/x'))?.status);
  expect(statuses).toContain(429);
  expect(statuses[0]).toBe(200);
});

test('adds cache-control to a response that has none', async () => {
  const headersOf = async (rest: Partial<SiteEndpoint>) =>
    (await ask([named('/x', rest)], '/x')).headers.get('cache-control');
  expect(await headersOf({ cache: 'none' })).toBe('no-store');
  expect(await headersOf({ cache: 'version' })).toBe('no-cache');
  const handle = () => new Response('', { headers: { 'cache-control': 'public' } });
  expect(await headersOf({ handle })).toBe('public');
});
