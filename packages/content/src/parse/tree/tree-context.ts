import type { TreeElement } from '../document.ts';
import type { TextPosition } from '../written-urls.ts';
import type { createFootnotes } from './footnotes.ts';
import type { createPositions } from './create-positions.ts';
import { isAllowedAttribute } from '../../allow-list/sanitise.ts';
import type { Token } from '../syntax/tokens.ts';
import type { WrittenElement } from './markup-uses.ts';
import type { Tree } from './tree.ts';
import type { Frame, TreeBuilder } from './tree-builder.ts';

/** What the functions share that build a tree from tokens. */
export interface TreeContext {
  /** The tree so far. */
  tree: Tree;
  /** Builds the nodes from opening and closing tags. */
  builder: TreeBuilder;
  /** Footnotes of the document. */
  footnotes: ReturnType<typeof createFootnotes>;
  /** Labels of the open definitions of footnotes. */
  labels: string[];
  /** Elements that may have to be reported. */
  written: Map<TreeElement, WrittenElement>;
  /** Finds positions in the file. */
  positions: ReturnType<typeof createPositions>;
  /** Front matter, for bindings. */
  data: Record<string, unknown>;
  /** Line of the file on which the text starts. */
  firstLine: number;
  /** Text of the comment that ends the excerpt. */
  separator: string;
  /** Number of columns of the last table. */
  columns: number;
}

/** Adds a formula, which is rendered later. */
export function addFormula(
  { tree, builder }: TreeContext,
  source: string,
  isBlock: boolean,
  position: TextPosition,
): void {
  const node: TreeElement = ['math', {}];
  tree.formulas.push({ node, source, isBlock, position });
  builder.append([node]);
}

/** Returns the position of attributes after a block if its element does not allow one of them. */
export function disallowedAttributes(
  { positions, firstLine }: TreeContext,
  { map }: Token,
  tag: string,
  props: object,
): Frame['written'] {
  if (!map || Object.keys(props).every((name) => isAllowedAttribute(tag, name))) return undefined;
  return { syntax: 'markdown', ...positions.ofAttributes(firstLine + map[0], firstLine + map[1] - 1) };
}
