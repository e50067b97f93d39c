/** A range of a text, in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** A replacement of a range of text. */
export interface Splice extends TextRange {
  insert: string;
}

/** Object keys and list indexes, from the root to a value. */
export type FieldPath = readonly (string | number)[];

/** A value of a field. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [key: string]: FieldValue };

/** How a YAML scalar is written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty';

interface NodeBase {
  /** Range of the value, without anchor and tag. Empty at the position where a missing value would be written. */
  range: TextRange;
  /** Offset after the `:` or `-` that the value belongs to. */
  after: number;
  /** Offset after anchor and tag; equal to `after` if there are none. */
  afterProperties: number;
  value: FieldValue;
  /** Indentation of the entries of the enclosing block collection; -1 at the root. */
  parentIndent: number;
  inFlow: boolean;
  /** Whether the node is the value of a key, not a list item or the root. */
  isOfKey: boolean;
}

interface ScalarNode extends NodeBase {
  kind: 'scalar';
  style: ScalarStyle;
}

/** A value that cannot be replaced on its own: an alias, or a pair without braces in a flow list. */
interface LockedNode extends NodeBase {
  kind: 'alias' | 'pair';
}

/** A list or an object. */
export interface CollectionNode extends NodeBase {
  kind: 'list' | 'map';
  layout: 'block' | 'flow';
  /** Indentation of the entries of a block collection; otherwise the indentation of its line. */
  indent: number;
  entries: readonly SourceEntry[];
}

/** A value with its position in the text. */
export type SourceNode = ScalarNode | LockedNode | CollectionNode;

/** An entry of a list or an object. */
export interface SourceEntry {
  /** `undefined` in a list, and if the key is not a scalar. */
  key: string | undefined;
  keyStyle: ScalarStyle | undefined;
  /** From the key or the `-` to the end of the value, without a comment after it. */
  range: TextRange;
  node: SourceNode;
}

/** Whether a node is a list or an object. */
export function isCollection(node: SourceNode): node is CollectionNode {
  return node.kind === 'list' || node.kind === 'map';
}

function entryAt(node: CollectionNode, step: string | number): SourceEntry | undefined {
  if (node.kind === 'list') return typeof step === 'number' ? node.entries[step] : undefined;
  return node.entries.find(({ key }) => key === String(step));
}

/** Finds the node at a path. Stops at an alias or a missing entry, and returns the rest of the path. */
export function findNode(root: SourceNode, path: FieldPath): { node: SourceNode; rest: FieldPath } {
  let node = root;
  for (const [depth, step] of path.entries()) {
    const entry = isCollection(node) ? entryAt(node, step) : undefined;
    if (!entry) return { node, rest: path.slice(depth) };
    ({ node } = entry);
  }
  return { node, rest: [] };
}

/** Path of the innermost field at an offset, for errors that refer to a line. */
export function pathAt(root: SourceNode | null, offset: number): FieldPath {
  if (!root || !isCollection(root)) return [];
  const index = root.entries.findIndex(({ range }) => range.start <= offset && offset <= range.end);
  const entry = root.entries[index];
  if (!entry) return [];
  return [root.kind === 'list' ? index : (entry.key ?? ''), ...pathAt(entry.node, offset)];
}

/** Whether a value is a YAML alias, so that it can only be changed where it is defined. */
export function isAliased(root: SourceNode | null, path: FieldPath): boolean {
  return root !== null && findNode(root, path).node.kind === 'alias';
}

/** All nodes in pre-order. */
export function* eachNode(root: SourceNode): Generator<SourceNode> {
  yield root;
  if (!isCollection(root)) return;
  for (const { node } of root.entries) yield* eachNode(node);
}

/** Applies non-overlapping replacements to a text. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let [result, end] = ['', 0];
  for (const splice of splices.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(end, splice.start) + splice.insert;
    ({ end } = splice);
  }
  return result + text.slice(end);
}

/** Number of columns between the start of the line and an offset. */
export function columnAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return offset - start - (text.startsWith('\uFEFF', start) ? 1 : 0);
}

/** The first line break of a text; `\n` if there is none. */
export function newlineOf(text: string): string {
  return /\r?\n/u.exec(text)?.[0] ?? '\n';
}
