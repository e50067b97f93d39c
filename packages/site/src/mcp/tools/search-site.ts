import { z } from 'zod';
import { defaultLocale, splitLocale } from '../../languages/locale.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';

/** Results of one answer: where nobody says how many, and at most. */
const USUAL_RESULTS = 10;
const MOST_RESULTS = 50;

/** Longest question, in characters, as the call for browsers has it. */
const MOST_CHARACTERS = 200;

export function createSearchSite({ site, search }: McpOptions): ToolDefinition {
  const fallback = search.locales.find((code) => code === defaultLocale(site).code) ?? search.locales[0] ?? '';
  return defineTool({
    title: 'Search',
    description: `Searches the pages of ${site.title} and gives the sections that fit best, the best first. Use a few words that would stand in the text, not a whole question.`,
    input: z.strictObject({
      query: z.string().trim().min(1).max(MOST_CHARACTERS).describe('Words to look for'),
      locale: z.enum(search.locales).optional().describe('The language to search in; the default one otherwise'),
      limit: z.int().min(1).max(MOST_RESULTS).default(USUAL_RESULTS).describe('How many results'),
    }),
    output: z.object({
      results: z.array(
        z.object({
          path: z.string().describe('The page, and after # the heading'),
          title: z.string(),
          titles: z.array(z.string()).describe('What the section stands in, the outermost first'),
          excerpt: z.string(),
        }),
      ),
    }),
    async run({ query, locale = fallback, limit }, { listPages }) {
      const { results } = await search.search(locale, query, limit);
      // What is closed to strangers is not named to them either.
      const open = new Set((await listPages()).map(({ localPath }) => localPath));
      const isOpen = (path: string): boolean => open.has(splitLocale(path.split('#')[0] ?? '', site)?.path ?? '');
      return {
        results: results
          .filter(({ path }) => isOpen(path))
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
