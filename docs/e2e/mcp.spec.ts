import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { hydrate, clipboard, expect, test } from './browser-test.ts';

test('an agent lists the tools, finds a page and reads it', async ({ baseURL }) => {
  const client = new Client({ name: 'browser-test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const callTool = async (name: string, args: Record<string, unknown>): Promise<unknown> =>
    (await client.callTool({ name, arguments: args })).structuredContent;

  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'get_page',
    'list_collections',
    'list_pages',
    'list_templates',
    'query_collection',
    'search',
  ]);
  const { results } = (await callTool('search', { query: 'code group' })) as { results: { path: string }[] };
  expect(results.map(({ path }) => path).join()).toContain('/en/docs/components/prose');
  const { pages } = (await callTool('list_pages', { section: '/docs/files', locale: 'fr' })) as {
    pages: { path: string }[];
  };
  expect(pages.map(({ path }) => path)).toContain('/fr/docs/files/markdown');
  const page = (await callTool('get_page', { path: '/guide/writing/markdown' })) as { path: string; markdown: string };
  expect(page.path).toBe('/en/docs/files/markdown');
  expect(page.markdown).toContain('## ');
  const where = [{ field: 'title', operator: '=', value: 'Markdown' }];
  const query = { collection: 'docs', fields: ['path'], where, locale: 'en' };
  expect(await callTool('query_collection', query)).toEqual({
    rows: [{ path: '/en/docs/files/markdown' }],
    hasMore: false,
  });
  expect(await callTool('list_templates', { category: 'minimal' })).toMatchObject({ templates: [{ slug: 'minimal' }] });
  const { contents } = await client.readResource({ uri: 'page:///en/docs/files/markdown' });
  expect(contents).toMatchObject([{ text: page.markdown }]);
  await client.close();
});

test('accepts only POST requests, and rejects those from other origins', async ({ request }) => {
  expect((await request.get('/mcp')).status()).toBe(405);
  const data = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { accept: 'application/json, text/event-stream' };
  expect((await request.post('/mcp', { data, headers })).status()).toBe(200);
  const foreign = { ...headers, origin: 'https://elsewhere.example' };
  expect((await request.post('/mcp', { data, headers: foreign })).status()).toBe(403);
});

test.describe('the page about MCP', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has commands that can be copied', async ({ page }) => {
    await page.goto('/en/docs/integrations/mcp');
    await hydrate(page);
    const block = page.locator('.code', { hasText: 'claude mcp add' });
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(async () => await clipboard(page)).toMatch(/^claude mcp add --transport http recto https:/u);
  });
});
