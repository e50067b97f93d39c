/** Tests that the page on MCP lists every tool with its arguments, as described to agents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noContent } from '../../packages/site/fixtures/test-app.tsx';
import { testFileContext } from '../../packages/site/fixtures/test-files.ts';
import { describeTools } from '../../packages/site/src/mcp/call-tool.ts';
import { createTools } from '../../packages/site/src/mcp/tools/create-tools.ts';
import app from 'virtual:recto/app';
import server from 'virtual:recto/server';

interface Argument {
  type?: string;
  enum?: readonly string[];
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
}

const TYPES: Record<string, string> = { string: 'text', integer: 'number', array: 'list' };

const page = readFileSync(join(import.meta.dirname, '../content/en/docs/7.integrations/3.mcp.md'), 'utf8');
const tools = describeTools(
  createTools({
    site: app.site,
    version: '',
    content: noContent,
    collections: ['docs'],
    resolve: async () => ({ redirect: '/' }),
    search: { locales: ['en'], search: async () => ({ results: [], count: 0 }) },
    context: { ...testFileContext, site: app.site },
    tools: server.mcp ? server.mcp.tools : undefined,
    report: () => undefined,
  }),
);

test.for(tools)('the page lists $name with all its arguments', ({ name, inputSchema }) => {
  const { properties = {}, required = [] } = inputSchema;
  const section = page.split(`\n### ${name}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = Object.entries(properties).map(([argument, described]) =>
    renderArgument(argument, described as Argument, required.includes(argument)),
  );
  expect(section.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});

test('the page lists only existing tools', () => {
  const headings = [...page.matchAll(/^### (?<name>[a-z_]+)$/gmu)].map(({ groups }) => groups?.['name']);
  expect(headings).toEqual(tools.map(({ name }) => name));
});

function renderArgument(name: string, argument: Argument, isRequired: boolean): string {
  const { type = '', minimum, maximum, description = '' } = argument;
  const fallback = argument.default === undefined ? 'none' : `\`${JSON.stringify(argument.default)}\``;
  const range = maximum === undefined ? '' : `, ${minimum} to ${maximum}`;
  const cells = [`\`${name}\``, `${TYPES[type]}${range}`, isRequired ? 'required' : fallback, description];
  return `| ${cells.join(' | ')} |`;
}
