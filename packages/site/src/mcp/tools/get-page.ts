import { z } from 'zod';
import { findLocale } from '../../languages/locale.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { readPage } from '../read-page.ts';
import { localeField } from './locale-field.ts';

export function createGetPage(options: McpOptions): ToolDefinition {
  const { site } = options;
  return defineTool({
    title: 'Get a page',
    description: `Gives the whole text of one page of ${site.title} as markdown. Take the path from search or list_pages.`,
    input: z.strictObject({
      path: z.string().min(1).max(500).describe('Path or address of the page, with or without its language'),
      locale: localeField(site).describe('The language to read it in; the one of the path otherwise'),
    }),
    output: z.object({
      path: z.string(),
      url: z.string().optional(),
      title: z.string(),
      description: z.string(),
      locale: z.string().describe('The language of the text: the default one where the page is not translated'),
      markdown: z.string(),
    }),
    run: async ({ path, locale }) => ({ ...(await readPage(path, findLocale(locale, site), options)) }),
    text: ({ markdown }) => String(markdown),
  });
}
