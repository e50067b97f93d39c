import type { Dialect } from '../model/dialect.ts';
import type { Outcome } from '../report/report.ts';
import type { RuleContext } from './components.ts';
import type { Edit } from './edits.ts';
import type { PageScope } from './page-scope.ts';
import type { Node } from './parse-text.ts';

/** What the conversions of one file share. */
export interface Converter {
  file: string;
  /** The text that the result is made from. */
  text: string;
  dialect: Dialect;
  scope: PageScope;
  /** Edits that were found without the tree, such as containers. */
  edits: readonly Edit[];
  /** Ids of headings in the source. */
  ids: ReadonlyMap<Node, string>;
  /** Texts that take the place of nodes. */
  replaced: ReadonlyMap<Node, string>;
  /** Components of HTML whose closing tag is still to come, with the text in its place. */
  open: { name: string; after: string }[];
  /** The text of a node, converted. */
  convert: (node: Node) => string;
  link: (address: string, offset: number) => string;
  image: (address: string, offset: number) => string;
  note: (outcome: Outcome, code: string, message: string, offset: number) => void;
  rules: (offset: number) => RuleContext;
}
