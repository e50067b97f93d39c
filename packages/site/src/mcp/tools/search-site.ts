import { z } from 'zod';
import { defaultLocale, splitLocale } from '../../languages/locale.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';

/** Default number of results. */
const DEFAULT_LIMIT = 10;
/** Maximum number of results. */
const MAX_LIMIT = 50;

/** Maximum length of a query, in characters, as in the search endpoint for browsers. */
const MAX_QUERY_LENGTH = 200;

/** Creates the tool `search`. */
export function createSearchSite({ site, search }: McpOptions): ToolDefinition {
  const fallback = search.locales.find((code) => code === defaultLocale(site).code) ?? search.locales[0] ?? '';
  return defineTool({
    title: 'Search',
    description: `Searches the pages of ${site.title} and returns the sections that match best, the best first. Use a few words that appear in the text, not a whole question.`,
    input: z.strictObject({
      query: z.string().trim().min(1).max(MAX_QUERY_LENGTH).describe('Words to search for'),
      locale: z.enum(search.locales).optional().describe('Language to search in; defaults to the default language'),
      limit: z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).describe('Maximum number of results'),
    }),
    output: z.object({
      results: z.array(
        z.object({
          path: z.string().describe('Path of the page, with # and the id of the heading'),
          title: z.string(),
          titles: z.array(z.string()).describe('Titles of the surrounding sections, the outermost first'),
          excerpt: z.string(),
        }),
      ),
    }),
    async run({ query, locale = fallback, limit }, { listPages }) {
      const { results } = await search.search(locale, query, limit);
      // Guarded pages are omitted from the results.
      const publicPaths = new Set((await listPages()).map(({ localPath }) => localPath));
      const isPublic = (path: string): boolean =>
        publicPaths.has(splitLocale(path.split('#')[0] ?? '', site)?.path ?? '');
      return {
        results: results
          .filter(({ path }) => isPublic(path))
          .map(({ path, title, titles, excerpt }) => ({
            path,
            title,
            titles,
            excerpt: excerpt.map(({ text }) => text).join(''),
          })),
      };
    },
  });
}
