import type { Dialect } from '../model/dialect.ts';
import type { Outcome } from '../report/report.ts';
import type { RuleContext } from './components.ts';
import type { Edit } from './edits.ts';
import type { PageScope } from './page-scope.ts';
import type { Node } from './parse-text.ts';

/** What the conversions of one file share. */
export interface Converter {
  /** Path of the file in the source. */
  file: string;
  /** The text that the edits apply to. */
  text: string;
  /** How the text differs from Recto's markdown. */
  dialect: Dialect;
  /** Resolves names in expressions. */
  scope: PageScope;
  /** Edits that were found without the syntax tree, such as containers. */
  edits: readonly Edit[];
  /** Ids of headings in the source. */
  ids: ReadonlyMap<Node, string>;
  /** Texts that replace nodes. */
  replaced: ReadonlyMap<Node, string>;
  /** HTML components whose closing tag follows later, with the text that replaces the tag. */
  open: { name: string; after: string }[];
  /** Converts a node to text. */
  convert: (node: Node) => string;
  /** Returns the URL of a link on the new site. */
  link: (url: string, offset: number) => string;
  /** Returns the URL of an image on the new site. */
  image: (url: string, offset: number) => string;
  /** Adds an entry to the report. */
  note: (outcome: Outcome, code: string, message: string, offset: number) => void;
  /** Creates the context for the rule of an element at an offset. */
  rules: (offset: number) => RuleContext;
}
