import { z } from 'zod';
import { findLocale } from '../../languages/locale.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { readPage } from '../read-page.ts';
import { localeField } from './locale-field.ts';

/** Creates the tool `get_page`. */
export function createGetPage(options: McpOptions): ToolDefinition {
  const { site } = options;
  return defineTool({
    title: 'Get a page',
    description: `Returns the full text of one page of ${site.title} as markdown. Take the path from search or list_pages.`,
    input: z.strictObject({
      path: z.string().min(1).max(500).describe('Path or URL of the page, with or without its language'),
      locale: localeField(site).describe('Language of the text; defaults to the language of the path'),
    }),
    output: z.object({
      path: z.string(),
      url: z.string().optional(),
      title: z.string(),
      description: z.string(),
      locale: z.string().describe('Language of the text: the default language if the page is not translated'),
      markdown: z.string(),
    }),
    run: async ({ path, locale }) => ({ ...(await readPage(path, findLocale(locale, site), options)) }),
    text: ({ markdown }) => String(markdown),
  });
}
