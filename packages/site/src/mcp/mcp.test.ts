/** The protocol versions with which the official client connects to the server, over real HTTP. */
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEndpointTable } from '../server/endpoints/endpoint-table.ts';
import { z } from 'zod';
import { connectTo, openTestMcp, serveTestMcp } from '../../fixtures/test-mcp.ts';
import { defineTool } from './define-tool.ts';
import { createMcpEndpoint } from './mcp-endpoint.ts';
import type { McpEndpointOptions } from './mcp-endpoint.ts';
import type { McpOptions } from './mcp-options.ts';

const PROTOCOLS = [['legacy'], [{ pin: '2026-07-28' }]] as const;

let site: McpOptions;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  site = await openTestMcp((end) => ends.push(end));
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

async function open(options: Partial<McpEndpointOptions> = {}): Promise<Client> {
  const address = await serveTestMcp(createEndpointTable([createMcpEndpoint({ ...site, ...options })]));
  return await connectTo(address, { versionNegotiation: { mode: 'auto' } });
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}): Promise<CallToolResult> {
  // After listing the tools, the client checks every result against their output schemas.
  await client.listTools();
  return await client.callTool({ name, arguments: input });
}

/** Calls a tool and returns its structured result. */
async function callStructured(client: Client, name: string, input: Record<string, unknown> = {}): Promise<unknown> {
  const result = await call(client, name, input);
  expect(result.isError === true ? textOf(result) : '').toBe('');
  return result.structuredContent;
}

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

async function refusal(client: Client, name: string, input: Record<string, unknown>): Promise<string> {
  const result = await call(client, name, input);
  expect(result.isError).toBe(true);
  return textOf(result);
}

test.for(PROTOCOLS)('lists the tools for protocol %o, all of them read-only', async ([mode]) => {
  const client = await connectTo(await serveTestMcp(createEndpointTable([createMcpEndpoint(site)])), {
    versionNegotiation: { mode },
  });
  const { tools } = await client.listTools();
  const names = ['search', 'list_pages', 'get_page', 'list_collections', 'query_collection'];
  expect(tools.map(({ name }) => name)).toEqual(names);
  for (const { annotations, description, inputSchema, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    expect(description).toMatch(/ Test/u);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(outputSchema).toMatchObject({ type: 'object' });
  }
  expect(client.getServerVersion()).toMatchObject({ name: 'Test', version: 'b1', websiteUrl: 'https://site.example' });
  expect(client.getInstructions()).toContain('get_page');
  expect(await callStructured(client, 'get_page', { path: '/docs/start' })).toMatchObject({ title: 'Start' });
});

test('lists pages in one language, without guarded pages and drafts', async () => {
  const client = await open();
  expect(await callStructured(client, 'list_pages')).toEqual({
    pages: [
      { path: '/en/docs/start', title: 'Start', description: 'How to begin', languages: ['ar', 'en'] },
      { path: '/en/docs/files/markdown', title: "Author's markdown", description: '', languages: ['en'] },
    ],
    total: 2,
  });
  expect(await callStructured(client, 'list_pages', { locale: 'ar' })).toMatchObject({
    pages: [{ path: '/ar/docs/start' }],
  });
});

test.for([
  ['/docs/files', ['/en/docs/files/markdown']],
  ['/en/docs/files/', ['/en/docs/files/markdown']],
  ['/docs/fil', []],
  ['/docs/start', ['/en/docs/start']],
  ['/', ['/en/docs/start', '/en/docs/files/markdown']],
] as const)('the section %s contains %o', async ([section, paths]) => {
  const { pages } = (await callStructured(await open(), 'list_pages', { section })) as { pages: { path: string }[] };
  expect(pages.map(({ path }) => path)).toEqual(paths);
});

test('splits a long list into pages', async () => {
  const client = await open();
  const first = (await callStructured(client, 'list_pages', { limit: 1 })) as { nextCursor: string };
  const second = await callStructured(client, 'list_pages', { limit: 1, cursor: first.nextCursor });
  expect(second).toMatchObject({ pages: [{ path: '/en/docs/files/markdown' }], total: 2 });
  expect(second).not.toHaveProperty('nextCursor');
  for (const cursor of ['9', '-1', 'x']) {
    expect(await refusal(client, 'list_pages', { cursor })).toContain('Use the nextCursor of the previous result');
  }
});

test.for([
  ['/en/docs/start'],
  ['/docs/start'],
  ['docs/start'],
  ['/docs/start/'],
  ['/EN/docs/start#begin'],
  ['/raw/en/docs/start.md'],
  ['https://site.example/en/docs/start?x=1'],
  ['/old'],
  ['/en/docs/files/../start'],
])('reads the page %s as markdown', async ([path]) => {
  const client = await open();
  const result = await call(client, 'get_page', { path });
  expect(result.structuredContent).toMatchObject({
    path: '/en/docs/start',
    url: 'https://site.example/en/docs/start',
    title: 'Start',
    description: 'How to begin',
    locale: 'en',
  });
  expect(textOf(result)).toContain('# Start\n\nHow to begin\n\nBegin here.');
});

test('reads a page in the requested language, or in the default language', async () => {
  const client = await open();
  const inArabic = await callStructured(client, 'get_page', { path: '/en/docs/start', locale: 'ar' });
  expect(inArabic).toMatchObject({ path: '/ar/docs/start', locale: 'ar', title: 'ابدأ' });
  const standIn = await callStructured(client, 'get_page', { path: '/docs/start', locale: 'pt_br' });
  expect(standIn).toMatchObject({ path: '/pt_br/docs/start', locale: 'en' });
});

test.for([
  ['/en/docs/nowhere', 'not a page'],
  ['/en/docs/closed', 'a guarded page'],
  ['/en/docs/hidden', 'a draft'],
  ['https://elsewhere.example/en/docs/start', 'another site'],
  ['/../../etc/passwd', 'a file'],
  ['/en/docs/..%2f..%2f..%2fetc%2fpasswd', 'an encoded path to a file'],
  ['/%ff', 'invalid encoding'],
  ['http://[', 'an invalid URL'],
  ['__proto__', 'an inherited property name'],
])('does not find %s: %s', async ([path = '']) => {
  const client = await open();
  expect(await refusal(client, 'get_page', { path })).toBe(
    `There is no page at ${JSON.stringify(path)}. list_pages lists every page; search finds pages by words.`,
  );
});

test('search returns sections of public pages', async () => {
  expect(await callStructured(await open(), 'search', { query: 'begin' })).toEqual({
    results: [{ path: '/en/docs/start#begin', title: 'Begin', titles: ['Start'], excerpt: 'Begin here.' }],
  });
});

test('a site without search has no search tool', async () => {
  const client = await open({ search: { locales: [], search: async () => ({ results: [], count: 0 }) } });
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('search');
});

test('lists collections with their fields', async () => {
  const { collections } = (await callStructured(await open(), 'list_collections')) as { collections: unknown[] };
  expect(collections).toHaveLength(3);
  expect(collections[1]).toMatchObject({ name: 'docs', type: 'page', rows: 4, fields: { title: 'string' } });
  expect(collections[2]).toMatchObject({ name: 'facts', type: 'data', rows: 1, fields: { stem: 'string' } });
});

test('queries rows by conditions, without bodies unless requested', async () => {
  const client = await open();
  const where = [{ field: 'title', operator: 'LIKE', value: "Author's%" }];
  const result = await callStructured(client, 'query_collection', {
    collection: 'docs',
    fields: ['title', 'path'],
    where,
  });
  expect(result).toEqual({ rows: [{ title: "Author's markdown", path: '/en/docs/files/markdown' }], hasMore: false });
  const [whole] = (
    (await callStructured(client, 'query_collection', { collection: 'docs', where })) as { rows: object[] }
  ).rows;
  expect(whole).toHaveProperty('description');
  expect(whole).not.toHaveProperty('body');
  const either = [...where, { field: 'path', operator: 'IN', value: ['/ar/docs/start'] }];
  const order = [{ field: 'path', direction: 'DESC' }];
  const any = { collection: 'docs', fields: ['path'], where: either, match: 'any', order, limit: 1 };
  expect(await callStructured(client, 'query_collection', any)).toEqual({
    rows: [{ path: '/en/docs/files/markdown' }],
    hasMore: true,
  });
  expect(await callStructured(client, 'query_collection', { ...any, skip: 1 })).toMatchObject({ hasMore: false });
  expect(await callStructured(client, 'query_collection', { ...any, locale: 'ar' })).toEqual({
    rows: [{ path: '/ar/docs/start' }],
    hasMore: false,
  });
});

test.for([
  [{ collection: 'users' }, 'collection: Invalid option: expected one of "blog"|"docs"|"facts"'],
  [{ collection: 'constructor' }, 'collection: Invalid option'],
  [{ collection: 'docs', fields: ['title FROM users; --'] }, 'has no field "title FROM users; --". Its fields: id,'],
  [{ collection: 'docs', fields: ['__proto__'] }, 'has no field "__proto__"'],
  [{ collection: 'docs', order: [{ field: 'random()' }] }, 'has no field "random()"'],
  [{ collection: 'docs', sql: 'DROP TABLE _content_docs' }, 'Unrecognized key: "sql"'],
  [{ collection: 'docs', where: [{ field: 'title', operator: '= 1 OR 1', value: 1 }] }, 'where.0.operator: Invalid'],
  [
    { collection: 'docs', where: [{ field: 'title', operator: 'BETWEEN', value: 'a' }] },
    'BETWEEN a list of two values',
  ],
  [{ collection: 'docs', where: [{ field: 'title', operator: 'CONTAINS', value: 'a' }] }, 'CONTAINS cannot be used'],
  [{ collection: 'docs', limit: 1000 }, 'limit: Too big'],
  [
    { collection: 'docs', where: Array.from({ length: 51 }, () => ({ field: 'id', operator: 'IS NULL' })) },
    'where: Too big',
  ],
] as const)('rejects %o with the reason', async ([input, reason]) => {
  expect(await refusal(await open(), 'query_collection', input)).toContain(reason);
});

test('a value cannot contain SQL', async () => {
  const where = [{ field: 'title', operator: '=', value: "x' OR '1' = '1" }];
  expect(await callStructured(await open(), 'query_collection', { collection: 'docs', where })).toEqual({
    rows: [],
    hasMore: false,
  });
});

test('no result contains a word that only drafts contain', async () => {
  const client = await open();
  const { tools } = await client.listTools();
  const inputs: Record<string, object[]> = {
    search: [{ query: 'zirconium' }],
    list_pages: [{}, { section: '/docs/hidden' }],
    get_page: [{ path: '/en/docs/start' }, { path: '/raw/en/docs/hidden.md' }],
    list_collections: [{}],
    query_collection: [{ collection: 'docs', fields: ['title', 'body', 'path'] }],
  };
  const results: unknown[] = [await client.listResources(), tools];
  for (const { name } of tools) {
    expect(inputs).toHaveProperty(name);
    for (const question of inputs[name] ?? [])
      results.push((await call(client, name, { ...question })).structuredContent);
  }
  const json = JSON.stringify(results);
  expect(json).toContain('Begin here.');
  expect(json).not.toMatch(/zirconium/iu);
});

test('pages are resources too', async () => {
  const client = await open();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri, title }) => [uri, title])).toEqual([
    ['page:///ar/docs/start', 'ابدأ (ar)'],
    ['page:///en/docs/start', 'Start (en)'],
    ['page:///en/docs/files/markdown', "Author's markdown (en)"],
  ]);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(1);
  const { contents } = await client.readResource({ uri: 'page:///en/docs/start' });
  expect(contents).toEqual([
    { uri: 'page:///en/docs/start', mimeType: 'text/markdown', text: '# Start\n\nHow to begin\n\nBegin here.\n' },
  ]);
  for (const uri of ['page:///en/docs/closed', 'file:///en/docs/start', 'page:///en/docs/hidden', 'nothing']) {
    await expect(client.readResource({ uri })).rejects.toThrow(/not found|no page/u);
  }
  await expect(client.listResources({ cursor: 'x' })).rejects.toThrow('is not valid');
});

test.for([['no_such_tool'], ['__proto__'], ['constructor'], ['toString']])('%s is not a tool', async ([name = '']) => {
  const client = await open();
  await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(
    `There is no tool "${name}". Available tools: search`,
  );
});

test('a site can add tools and replace built-in tools', async () => {
  const greet = defineTool({
    title: 'Greet',
    description: 'Greets',
    input: z.object({ name: z.string().default('you') }),
    run: async ({ name }, { site }) => ({ greeting: `${site.title} greets ${name}` }),
  });
  const client = await open({ settings: { tools: { greet, search: greet } } });
  expect(await callStructured(client, 'greet')).toEqual({ greeting: 'Test greets you' });
  expect(await callStructured(client, 'search', { name: 'Ada' })).toEqual({ greeting: 'Test greets Ada' });
});

test('reports an error in a tool without sending its message to the client', async () => {
  const reported: unknown[] = [];
  const broken = defineTool({
    title: 'Broken',
    description: 'Breaks',
    input: z.object({}),
    run: async () => {
      throw new Error('a secret of the server');
    },
  });
  const client = await open({
    settings: { tools: { broken } },
    report: (error, path) => reported.push([String(error), path]),
  });
  const text = await refusal(client, 'broken', {});
  expect(text).toContain('Internal error of the server.');
  expect(text).not.toContain('secret');
  expect(reported).toEqual([['Error: a secret of the server', 'tool broken']]);
});

test('a result that is too long is not sent', async () => {
  const long = defineTool({
    title: 'Long',
    description: 'Talks',
    input: z.object({}),
    run: async () => ({ text: 'x'.repeat(200_000) }),
  });
  expect(await refusal(await open({ settings: { tools: { long } } }), 'long', {})).toContain('the maximum is 200000');
});
