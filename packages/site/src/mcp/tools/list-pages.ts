import { z } from 'zod';
import { defaultLocale, findLocale, guessLocale } from '../../languages/locale.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { paginate } from '../paginate.ts';
import { localeField } from './locale-field.ts';

/** Default number of pages in one result. */
const DEFAULT_LIMIT = 50;
/** Maximum number of pages in one result. */
const MAX_LIMIT = 200;

/** Creates the tool `list_pages`. */
export function createListPages({ site }: McpOptions): ToolDefinition {
  return defineTool({
    title: 'List pages',
    description: `Lists the pages of ${site.title} in reading order, with titles and descriptions. Use it for an overview; use search to find a page by words.`,
    input: z.strictObject({
      section: z
        .string()
        .max(500)
        .optional()
        .describe('Path of a page: lists only this page and the pages below it, such as /docs/files'),
      locale: localeField(site).describe(
        'Lists only pages with a text in this language; defaults to the default language',
      ),
      limit: z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).describe('Maximum number of pages in the result'),
      cursor: z.string().max(20).optional().describe('nextCursor of the previous result, for the pages that follow'),
    }),
    output: z.object({
      pages: z.array(
        z.object({
          path: z.string(),
          title: z.string(),
          description: z.string(),
          languages: z.array(z.string()).describe('Languages that have a text of their own'),
          updated: z.string().optional().describe('Date of the last change of the text'),
        }),
      ),
      total: z.number().describe('Total number of pages'),
      nextCursor: z.string().optional(),
    }),
    async run({ section, locale, limit, cursor }, { listPages }) {
      const language = findLocale(locale, site) ?? defaultLocale(site);
      const top = section === undefined ? '/' : guessLocale(section, site).path;
      const prefix = top === '/' ? '/' : `${top}/`;
      const all = (await listPages()).filter(
        (page) => page.locale.code === language.code && (page.localPath === top || page.localPath.startsWith(prefix)),
      );
      const { items, ...rest } = paginate(all, cursor, limit);
      const pages = items.map(({ path, title, description, languages, updated }) => ({
        path,
        title,
        description,
        languages,
        ...(updated !== undefined && { updated }),
      }));
      return { pages, total: all.length, ...rest };
    },
  });
}
