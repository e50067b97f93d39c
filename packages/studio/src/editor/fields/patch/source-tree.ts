/** A range of the text of a file, in UTF-16 units; the end is not in it. */
export interface TextRange {
  start: number;
  end: number;
}

/** A part of a text that is replaced. */
export interface Splice extends TextRange {
  insert: string;
}

/** Keys of objects and places in lists, from the outside in. */
export type FieldPath = readonly (string | number)[];

/** What a field of a file can hold. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [key: string]: FieldValue };

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty';

interface NodeBase {
  /** The bytes of the value, without anchor and tag. Empty where a missing value would be written. */
  range: TextRange;
  /** Behind the `:` or `-` that the value belongs to. */
  after: number;
  /** Behind anchor and tag; the same as `after` where there are none. */
  afterProperties: number;
  value: FieldValue;
  /** Column of the entries of the block collection around it; -1 at the root. */
  parentIndent: number;
  inFlow: boolean;
  /** It is the value of a key, not in a list or at the root. */
  isOfKey: boolean;
}

interface ScalarNode extends NodeBase {
  kind: 'scalar';
  style: ScalarStyle;
}

/** A value that is written elsewhere, or in a form that has no place of its own. It can be replaced only with all around it. */
interface LockedNode extends NodeBase {
  kind: 'alias' | 'pair';
}

export interface CollectionNode extends NodeBase {
  kind: 'list' | 'map';
  layout: 'block' | 'flow';
  /** Column of the entries of a block collection; that of its line otherwise. */
  indent: number;
  entries: readonly SourceEntry[];
}

export type SourceNode = ScalarNode | LockedNode | CollectionNode;

export interface SourceEntry {
  /** `undefined` in a list, and for a key that is no text. */
  key: string | undefined;
  keyStyle: ScalarStyle | undefined;
  /** From the key or the `-` to the end of the value. A comment behind it is not in it. */
  range: TextRange;
  node: SourceNode;
}

export function isCollection(node: SourceNode): node is CollectionNode {
  return node.kind === 'list' || node.kind === 'map';
}

function entryAt(node: CollectionNode, step: string | number): SourceEntry | undefined {
  if (node.kind === 'list') return typeof step === 'number' ? node.entries[step] : undefined;
  return node.entries.find(({ key }) => key === String(step));
}

/** The node at a path; an alias or a missing entry on the way ends the search there. */
export function findNode(root: SourceNode, path: FieldPath): { node: SourceNode; rest: FieldPath } {
  let node = root;
  for (const [depth, step] of path.entries()) {
    const entry = isCollection(node) ? entryAt(node, step) : undefined;
    if (!entry) return { node, rest: path.slice(depth) };
    ({ node } = entry);
  }
  return { node, rest: [] };
}

/** The path of the innermost field around a place of the text, for problems that name a line. */
export function pathAt(root: SourceNode | null, offset: number): FieldPath {
  if (!root || !isCollection(root)) return [];
  const index = root.entries.findIndex(({ range }) => range.start <= offset && offset <= range.end);
  const entry = root.entries[index];
  if (!entry) return [];
  return [root.kind === 'list' ? index : (entry.key ?? ''), ...pathAt(entry.node, offset)];
}

/** Whether a value is written elsewhere in the file, so that it can only be changed there. */
export function isAliased(root: SourceNode | null, path: FieldPath): boolean {
  return root !== null && findNode(root, path).node.kind === 'alias';
}

/** All nodes, each before those in it. */
export function* eachNode(root: SourceNode): Generator<SourceNode> {
  yield root;
  if (!isCollection(root)) return;
  for (const { node } of root.entries) yield* eachNode(node);
}

export function applySplices(text: string, splices: readonly Splice[]): string {
  let [result, end] = ['', 0];
  for (const splice of splices.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(end, splice.start) + splice.insert;
    ({ end } = splice);
  }
  return result + text.slice(end);
}

/** Columns between the start of a line and a place of it. */
export function columnAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return offset - start - (text.startsWith('\uFEFF', start) ? 1 : 0);
}

export function newlineOf(text: string): string {
  return /\r?\n/u.exec(text)?.[0] ?? '\n';
}
