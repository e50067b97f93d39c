import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createClientLimits } from '../server/endpoints/client-limits.ts';
import { createEndpointTable } from '../server/endpoints/endpoint-table.ts';
import type { EndpointTableOptions } from '../server/endpoints/endpoint-table.ts';
import { z } from 'zod';
import { openTestMcp } from '../../fixtures/test-mcp.ts';
import { defineTool } from './define-tool.ts';
import { createMcpEndpoint } from './mcp-endpoint.ts';
import type { McpEndpointOptions } from './mcp-endpoint.ts';
import type { McpOptions } from './mcp-options.ts';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

const post = (message: unknown): RequestInit => ({
  method: 'POST',
  headers: JSON_HEADERS,
  body: typeof message === 'string' ? message : JSON.stringify(message),
});

let site: McpOptions;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  site = await openTestMcp((cleanup) => cleanups.push(cleanup));
});
afterAll(async () => {
  await Promise.all(cleanups.map((cleanup) => cleanup()));
});

function openEndpoint(options: Partial<McpEndpointOptions> = {}, table: EndpointTableOptions = {}) {
  const endpoint = createEndpointTable([createMcpEndpoint({ ...site, ...options })], table);
  return async (init: RequestInit = post(LIST), path = '/mcp', ip = '192.0.2.1'): Promise<Response> => {
    const url = new URL(path, 'http://site.test');
    const request = Object.assign(new Request(url, init), { ip });
    return (await endpoint(request, url, url.pathname)) ?? new Response('not handled', { status: 299 });
  };
}

const withHeaders = (headers: Record<string, string>): RequestInit => ({
  ...post(LIST),
  headers: { ...JSON_HEADERS, ...headers },
});

async function messageOf(response: Response): Promise<string> {
  const { jsonrpc, error } = (await response.json()) as { jsonrpc: string; error: { code: number; message: string } };
  expect([jsonrpc, typeof error.code]).toEqual(['2.0', 'number']);
  return error.message;
}

test('a response is JSON and is not cached', async () => {
  const response = await openEndpoint()();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(await response.json()).toMatchObject({ id: 1, result: { tools: [{ name: 'search' }, {}, {}, {}, {}] } });
});

test('does not respond to other paths', async () => {
  expect((await openEndpoint()(post(LIST), '/mcp/more')).status).toBe(299);
});

test.for([['GET'], ['HEAD'], ['DELETE'], ['PUT']])(
  'rejects %s, because there is neither a stream nor a session',
  async ([method = '']) => {
    const response = await openEndpoint()({ method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  },
);

test.for([
  ['not JSON', post('{"jsonrpc":'), 400, 'The message is not valid JSON.'],
  ['an empty body', post(''), 400, 'The message is not valid JSON.'],
  ['a string', post('"tools/list"'), 400, 'A message must be a JSON object.'],
  ['a batch of messages', post([LIST, LIST]), 400, 'Send one message at a time.'],
  ['an object that is not a JSON-RPC message', post({ hello: 'world' }), 400, ''],
  ['a text/plain message', { ...post(LIST), headers: { 'content-type': 'text/plain' } }, 415, 'application/json'],
  ['a long message', post({ ...LIST, params: { cursor: 'x'.repeat(70_000) } }), 413, 'at most 65536 bytes'],
  ['an unknown protocol', withHeaders({ 'mcp-protocol-version': '1999-01-01' }), 400, 'protocol version'],
] as const)('rejects %s', async ([, init, status, reason]) => {
  const response = await openEndpoint()(init);
  expect(response.status).toBe(status);
  expect(await messageOf(response)).toContain(reason);
});

test('stops reading a body that is too long', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  const init = { method: 'POST', headers: JSON_HEADERS, body, duplex: 'half' } as RequestInit;
  expect((await openEndpoint()(init)).status).toBe(413);
  expect(sent).toBeLessThan(10);
});

test('a message with __proto__ does not change the prototype of objects', async () => {
  const hostile = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"__proto__":{"polluted":1}}}';
  expect((await openEndpoint()(post(hostile))).status).toBe(200);
  expect({}).not.toHaveProperty('polluted');
});

test('rejects subscriptions', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const message = {
    ...LIST,
    method: 'subscriptions/listen',
    params: { notifications: { toolsListChanged: true }, _meta: meta },
  };
  const headers = {
    ...JSON_HEADERS,
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'subscriptions/listen',
  };
  const response = await openEndpoint()({ ...post(message), headers });
  expect(await response.text()).toContain('Subscription limit reached');
});

test('limits the requests of each client separately and responds with retry-after', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const send = openEndpoint({}, { countRequest: createClientLimits({ mcp: 2 }) });
  expect((await send()).status).toBe(200);
  expect((await send(post('{'))).status).toBe(400);
  const rejected = await send(withHeaders({ origin: 'https://site.example' }));
  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(rejected.headers.get('retry-after')).toBe('30');
  expect(await messageOf(rejected)).toBe('Too many requests. Try again in 30 s.');
  expect((await send(post(LIST), '/mcp', '192.0.2.2')).status).toBe(200);
});

test('aborts a call that takes too long', async () => {
  const slow = defineTool({
    title: 'Slow',
    description: 'Waits',
    input: z.object({}),
    run: () => new Promise(() => undefined),
  });
  const send = openEndpoint({ settings: { tools: { slow } }, timeout: 20 });
  // The first request loads the library, which takes time.
  await send();
  const response = await send(post({ ...LIST, method: 'tools/call', params: { name: 'slow', arguments: {} } }));
  expect(response.status).toBe(503);
  expect(await messageOf(response)).toContain('took longer than 20 ms');
});

test.for([
  ['https://site.example', 200],
  ['http://localhost:6274', 200],
  ['https://app.example', 200],
  ['https://evil.example', 403],
  // The host of the request itself: with DNS rebinding, a malicious page can have this origin.
  ['http://site.test', 403],
  ['https://site.example.evil.example', 403],
  ['null', 403],
] as const)('responds to a request from the origin %s with %i', async ([origin, status]) => {
  const send = openEndpoint({ settings: { origins: ['https://app.example'] } });
  const response = await send(withHeaders({ origin }));
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(status === 200 ? origin : null);
  expect(response.headers.get('vary')).toBe('origin');
  const preflight = await send({ method: 'OPTIONS', headers: { origin } });
  expect(preflight.status).toBe(status === 200 ? 204 : 403);
});

test('a site can allow all origins', async () => {
  const send = openEndpoint({ settings: { origins: ['*'] } });
  expect((await send(withHeaders({ origin: 'https://evil.example' }))).status).toBe(200);
});
