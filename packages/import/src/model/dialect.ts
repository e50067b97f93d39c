import type { ComponentRule } from '../convert/components.ts';
import type { Edit } from '../convert/edits.ts';
import type { FrontMatter } from '../convert/front-matter.ts';
import type { PageSource } from './site.ts';

/** Describes how the content files of a tool differ from Recto's markdown. */
export interface Dialect {
  /** How a file is parsed: MDX, or markdown that may contain HTML. */
  syntaxOf: (file: string) => 'mdx' | 'markdown';
  /** Masks text that the parser cannot handle, without changing its length; `convert/mask.ts` has helpers. */
  prepare?: (text: string) => string;
  /** Edits that are applied first: included files, code snippets from files, renamed components. */
  include?: (text: string, context: IncludeContext) => Edit[];
  /** Generates the id of a heading as the tool does. */
  slug: (text: string) => string;
  /** Containers (`:::danger`) that have another name in Recto; an empty name keeps only the content. */
  containers: Readonly<Record<string, string>>;
  /** Conversion rules of JSX components by name. Unknown components become stubs. */
  components: Readonly<Record<string, ComponentRule>>;
  /** Converts fields of the front matter, after the title is set. */
  frontMatter?: (fields: FrontMatter, page: PageSource) => void;
  /** Text to append to the page, from sections that the source has in its front matter. */
  sections?: (fields: FrontMatter, page: PageSource) => string;
  /** Folders of the source by path prefix: `{ '@site/': 'website/' }`. */
  aliases?: Readonly<Record<string, string>>;
  /** What relative links without an extension are resolved against: the file, or the URL with a trailing slash. */
  linksFrom: 'file' | 'url';
  /** Other folders that links to files are resolved against: first the content folder, then the folder of the site. */
  linkRoots?: readonly string[];
  /** Whether the text contains formulas between dollar signs. */
  hasMath?: boolean;
  /** Whether the text contains markdown components (`::name`) as in Recto. */
  keepsComponents?: boolean;
}

/** What `include` of a dialect can read and report. */
export interface IncludeContext {
  /** The file that is converted. */
  file: string;
  /** Returns the text of a file of the source. */
  read: (path: string) => string | undefined;
  /** Reports a change at an offset. */
  changed: (offset: number, message: string) => void;
  /** Reports text that could not be included. */
  missing: (offset: number, message: string) => void;
}
