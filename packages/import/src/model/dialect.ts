import type { ComponentRule } from '../convert/components.ts';
import type { Edit } from '../convert/edits.ts';
import type { FrontMatter } from '../convert/front-matter.ts';
import type { PageSource } from './site.ts';

/** How the texts of a tool differ from markdown, and from the markdown of Recto. */
export interface Dialect {
  /** How a file is parsed: MDX, or markdown that may contain HTML. */
  syntaxOf: (file: string) => 'mdx' | 'markdown';
  /** Changes the text before it is parsed, to one of the same length: `prepare/mask.ts` has helpers. */
  prepare?: (text: string) => string;
  /** What changes in a text before anything else: includes, snippets of code from files, names of components. */
  include?: (text: string, context: IncludeContext) => Edit[];
  /** Ids that the tool gives to headings. */
  slug: (text: string) => string;
  /** Names of containers (`:::danger`) that Recto calls otherwise; an empty name keeps only what is inside. */
  containers: Readonly<Record<string, string>>;
  /** JSX components by their names. Unknown ones become stubs. */
  components: Readonly<Record<string, ComponentRule>>;
  /** Changes fields of the front matter; titles are done already. */
  frontMatter?: (fields: FrontMatter, page: PageSource) => void;
  /** Text that goes below that of the page: sections that the source has in its front matter. */
  sections?: (fields: FrontMatter, page: PageSource) => string;
  /** Beginnings of addresses that stand for folders of the source: `{ '@site/': 'website/' }`. */
  aliases?: Readonly<Record<string, string>>;
  /** What relative links without an extension are seen from: the file, or the address with a slash at its end. */
  linksFrom: 'file' | 'address';
  /** Whether there are formulas between dollar signs. */
  hasMath?: boolean;
  /** Whether the texts have components of markdown (`::name`), as Recto has. */
  keepsComponents?: boolean;
}

export interface IncludeContext {
  file: string;
  /** The text of a file of the source. */
  read: (path: string) => string | undefined;
  changed: (offset: number, message: string) => void;
  missing: (offset: number, message: string) => void;
}
