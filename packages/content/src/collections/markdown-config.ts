import type { HeadingIds } from '../parse/slugger.ts';
import type { MarkdownPluginPart } from '../parse/syntax/plugins.ts';

/** Options for markdown files. */
export interface MarkdownConfig {
  /** Deepest heading in the table of contents, from 2 to 6. */
  tocDepth?: number;
  /** The HTML comment that ends the excerpt of a page: `<!-- truncate -->`. */
  excerptSeparator?: string;
  /** Format of heading ids: as on GitHub, or as in Nuxt Content (`_1-introduction`). */
  headingIds?: HeadingIds;
  /** Source of the title of a page without one: its first `#` heading, or additionally the name of its file. */
  titleFrom?: 'heading' | 'file-name';
  /** Source of the description of a page without one: none, or its first paragraph. */
  descriptionFrom?: 'front-matter' | 'paragraph';
  /**
   * Shows types in TypeScript code blocks marked with `twoslash`. Requires `twoslash` and `@typescript/typescript6`.
   */
  twoslash?: boolean;
  /** Plugins of markdown-it for additional syntax: `() => import('./plugin.ts')`. Only their tokens are used. */
  plugins?: readonly MarkdownPluginPart[];
  /** Loads Mermaid in the browser for diagrams that are not rendered at build time. */
  mermaid?: boolean;
}

/** Options for CSV files. */
export interface CsvConfig {
  /** The character between values. */
  separator?: string;
}

/** An HTML comment with its text. */
export const COMMENT = /^<!--(?<words>(?:(?!-->).)+)-->$/u;
