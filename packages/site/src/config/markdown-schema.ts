import type { MarkdownPlugin } from '@recto/content';
import { z } from 'zod';
import { partSchema } from './part.ts';

/** How markdown files are read. */
export const markdownSchema = z.strictObject({
  /** Deepest heading in the table of contents, from 2 to 6. */
  tocDepth: z.int().min(2).max(6).default(3),
  /** The comment that ends the excerpt of a page: `<!-- truncate -->`. */
  excerptSeparator: z
    .string()
    .regex(/^<!--(?:(?!-->).)+-->$/u, "Write a comment of HTML: '<!-- truncate -->'.")
    .default('<!--more-->'),
  /** Ids of headings: as GitHub makes them, or as Nuxt Content does (`_1-introduction`). */
  headingIds: z.enum(['github', 'nuxt']).default('github'),
  /** What names a page without a title: its first `#` heading, or else also the name of its file. */
  titleFrom: z.enum(['heading', 'file-name']).default('heading'),
  /** What describes a page without a description: nothing, or its first paragraph. */
  descriptionFrom: z.enum(['front-matter', 'paragraph']).default('front-matter'),
  /** Types of names in blocks of TypeScript that say `twoslash`. It needs `twoslash` and `@typescript/typescript6`. */
  twoslash: z.boolean().default(false),
  /** Plugins of markdown-it, for syntax of your own. Each is the default export of a module. Only their tokens count. */
  plugins: z.array(partSchema<{ default: MarkdownPlugin }>()).readonly().default([]),
});
