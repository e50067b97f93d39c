import { z } from 'zod';
import { defaultLocale, findLocale, guessLocale } from '../../languages/locale.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { takePart } from '../take-part.ts';
import { localeField } from './locale-field.ts';

/** Pages of one answer: where nobody says how many, and at most. */
const USUAL_PAGES = 50;
const MOST_PAGES = 200;

export function createListPages({ site }: McpOptions): ToolDefinition {
  return defineTool({
    title: 'List pages',
    description: `Lists the pages of ${site.title} in reading order, with titles and descriptions. Use it to learn what there is; use search to find a page by its words.`,
    input: z.strictObject({
      section: z.string().max(500).optional().describe('Only this page and those below it, by its path: /docs/files'),
      locale: localeField(site).describe('Only pages with a text in this language; the default language otherwise'),
      limit: z.int().min(1).max(MOST_PAGES).default(USUAL_PAGES).describe('How many pages at a time'),
      cursor: z.string().max(20).optional().describe('nextCursor of the answer before, for the pages that follow'),
    }),
    output: z.object({
      pages: z.array(
        z.object({
          path: z.string(),
          title: z.string(),
          description: z.string(),
          languages: z.array(z.string()).describe('Languages that have a text of their own'),
          updated: z.string().optional().describe('When its text last changed'),
        }),
      ),
      total: z.number().describe('Pages in all parts together'),
      nextCursor: z.string().optional(),
    }),
    async run({ section, locale, limit, cursor }, { listPages }) {
      const wanted = findLocale(locale, site) ?? defaultLocale(site);
      const top = section === undefined ? '/' : guessLocale(section, site).path;
      const below = top === '/' ? '/' : `${top}/`;
      const all = (await listPages()).filter(
        (page) => page.locale.code === wanted.code && (page.localPath === top || page.localPath.startsWith(below)),
      );
      const { items, ...rest } = takePart(all, cursor, limit);
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
