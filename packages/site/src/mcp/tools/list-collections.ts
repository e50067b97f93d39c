import type { Content, ContentConfig } from '@recto/content';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';

/** Creates the tool `list_collections`. */
export function createListCollections({
  site,
  content,
  collections,
}: Pick<McpOptions, 'site' | 'content' | 'collections'>): ToolDefinition {
  return defineTool({
    title: 'List collections',
    description: `Lists the collections of ${site.title}, which store pages and data as typed rows. Use it before query_collection, to get the fields and their types.`,
    input: z.strictObject({}),
    output: z.object({
      collections: z.array(
        z.object({
          name: z.string(),
          type: z
            .enum(['page', 'data'])
            .describe('Rows of type page have a path, a title and a body; rows of type data do not'),
          rows: z.number().describe('Number of rows in all languages'),
          fields: z.record(z.string(), z.string()).describe('Field types by name'),
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
