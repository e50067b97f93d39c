import type { Content, ContentConfig } from '@recto/content';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';

export function createListCollections({
  site,
  content,
  collections,
}: Pick<McpOptions, 'site' | 'content' | 'collections'>): ToolDefinition {
  return defineTool({
    title: 'List collections',
    description: `Lists the collections of ${site.title}: typed rows that pages and data are kept in. Use it before query_collection, to learn fields and their types.`,
    input: z.strictObject({}),
    output: z.object({
      collections: z.array(
        z.object({
          name: z.string(),
          type: z
            .enum(['page', 'data'])
            .describe('Rows of pages have a path, a title and a body; rows of data have not'),
          rows: z.number().describe('How many, in all languages'),
          fields: z.record(z.string(), z.string()).describe('Types by name'),
        }),
      ),
    }),
    async run() {
      const described = collections.map(async (name) => {
        const fields = content.columns(name);
        const type = Object.hasOwn(fields, 'path') ? ('page' as const) : ('data' as const);
        return { name, type, rows: await countRows(name, content), fields };
      });
      return { collections: await Promise.all(described) };
    },
  });
}

async function countRows(collection: string, content: Content<ContentConfig['collections']>): Promise<number> {
  const [counted] = await content.run({
    collection,
    fields: [],
    where: { join: 'AND', parts: [] },
    order: [],
    skip: 0,
    limit: undefined,
    count: { field: '*', distinct: false },
  });
  return Number(counted?.['count'] ?? 0);
}
