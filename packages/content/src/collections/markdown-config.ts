import type { HeadingIds } from '../parse/slugger.ts';
import type { MarkdownPluginPart } from '../parse/syntax/plugins.ts';

/** How markdown files are read. */
export interface MarkdownConfig {
  /** Deepest heading in the table of contents, from 2 to 6. */
  tocDepth?: number;
  /** The comment that ends the excerpt of a page: `<!-- truncate -->`. */
  excerptSeparator?: string;
  /** Ids of headings: as GitHub makes them, or as Nuxt Content does (`_1-introduction`). */
  headingIds?: HeadingIds;
  /** What names a page without a title: its first `#` heading, or else also the name of its file. */
  titleFrom?: 'heading' | 'file-name';
  /** What describes a page without a description: nothing, or its first paragraph. */
  descriptionFrom?: 'front-matter' | 'paragraph';
  /** Types of names in blocks of TypeScript that say `twoslash`. It needs `twoslash` and `@typescript/typescript6`. */
  twoslash?: boolean;
  /** Plugins of markdown-it, for syntax of your own: `() => import('./plugin.ts')`. Only their tokens count. */
  plugins?: readonly MarkdownPluginPart[];
  /** Mermaid is loaded in the browser for diagrams that are not drawn when a page is built. */
  mermaid?: boolean;
}

/** How CSV files are read. */
export interface CsvConfig {
  /** The character between two values. */
  separator?: string;
}

/** A comment of HTML, and the words in it. */
export const COMMENT = /^<!--(?<words>(?:(?!-->).)+)-->$/u;
