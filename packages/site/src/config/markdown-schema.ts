import type { MarkdownPlugin } from '@recto/content';
import { z } from 'zod';
import { partSchema } from './part.ts';

/** Option `content.markdown`: how markdown files are read. */
export const markdownSchema = z.strictObject({
  /** Deepest heading level in the table of contents, from 2 to 6. */
  tocDepth: z.int().min(2).max(6).default(3),
  /** Comment that ends the excerpt of a page: `<!-- truncate -->`. */
  excerptSeparator: z
    .string()
    .regex(/^<!--(?:(?!-->).)+-->$/u, "Write an HTML comment: '<!-- truncate -->'.")
    .default('<!--more-->'),
  /** How ids of headings are generated: as on GitHub, or as in Nuxt Content (`_1-introduction`). */
  headingIds: z.enum(['github', 'nuxt']).default('github'),
  /**
   * Title of a page whose front matter has none: its first `#` heading, or with `file-name` the name of its file if it
   * has no heading either.
   */
  titleFrom: z.enum(['heading', 'file-name']).default('heading'),
  /** Description of a page whose front matter has none: nothing, or its first paragraph. */
  descriptionFrom: z.enum(['front-matter', 'paragraph']).default('front-matter'),
  /**
   * Shows types of names in TypeScript code blocks that are marked with `twoslash`. Requires the packages `twoslash`
   * and `@typescript/typescript6`.
   */
  twoslash: z.boolean().default(false),
  /**
   * markdown-it plugins, for custom syntax. Each is the default export of a module. Only the tokens that they create
   * are used, not their render rules.
   */
  plugins: z.array(partSchema<{ default: MarkdownPlugin }>()).readonly().default([]),
});
