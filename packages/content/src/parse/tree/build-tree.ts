import type { LineRange, TreeElement, TreeNode } from '../document.ts';
import type { Token } from '../syntax/tokens.ts';
import { bindProps } from './bind-props.ts';
import { addBlock } from './block.ts';
import { createPositions } from './create-positions.ts';
import { finishComponent, finishQuotation } from './finish.ts';
import { createFootnotes } from './footnotes.ts';
import { listUses } from './markup-uses.ts';
import { addParagraph } from './paragraph.ts';
import { isTaskItem } from './tasks.ts';
import { createTree } from './tree.ts';
import type { Tree } from './tree.ts';
import { createTreeBuilder, toElement } from './tree-builder.ts';
import type { Frame } from './tree-builder.ts';
import type { TreeContext } from './tree-context.ts';

/** Options of `buildTree`. */
export interface TreeOptions {
  /** Front matter, for bindings. */
  data: Record<string, unknown>;
  /** Line of the file on which the text starts. */
  firstLine: number;
  /** The comment that ends the excerpt. */
  excerptSeparator: string;
  /** The text of the tokens. */
  text: string;
}

/** Builds a tree from tokens, with the lines of each top-level node and lists of nodes that are processed later. */
export function buildTree(tokens: readonly Token[], { data, firstLine, excerptSeparator, text }: TreeOptions): Tree {
  const tree = createTree();
  const footnotes = createFootnotes();
  const builder = createTreeBuilder((frame, parent) => finishFrame(frame, parent, context));
  const context: TreeContext = {
    tree,
    builder,
    footnotes,
    labels: [],
    written: new Map(),
    positions: createPositions(text, firstLine),
    data,
    firstLine,
    separator: excerptSeparator.slice('<!--'.length, -'-->'.length).trim(),
    columns: 0,
  };
  addTokens(tokens, context);
  builder.popTo(0);
  const notes = footnotes.section();
  tree.nodes = notes ? [...builder.root.children, notes] : builder.root.children;
  tree.noteIds = footnotes.ids();
  // Options of code blocks are shown unchanged, like the code, so they have no bindings.
  bindProps(tree.nodes, data, new Set(tree.code.map(({ pre }) => pre)));
  tree.warnings.push(...footnotes.warnings());
  tree.uses = listUses([...context.written.values()]);
  tree.lines = notes ? [...builder.root.ranges, null] : builder.root.ranges;
  return tree;
}

function addTokens(tokens: readonly Token[], context: TreeContext): void {
  const { builder, firstLine } = context;
  let line = firstLine;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const words = tokens[index + 1];
    if (!token) continue;
    // The text of a cell has no line range, so that of its row is used.
    if (token.map && token.nesting !== -1) line = firstLine + token.map[0];
    const range = rangeOf(token, firstLine);
    if (range) builder.at(range);
    if (token.type === 'component_label_open') builder.top().head ??= 'label';
    if ((token.type === 'paragraph_open' || token.type === 'component_label_open') && words) {
      addParagraph(token, words, line, context);
      index += 2;
    } else addBlock(token, line, context);
  }
}

/** Converts a complete frame to its element. */
function finishFrame(frame: Frame, parent: Frame, { tree, footnotes, labels, written }: TreeContext): TreeNode[] {
  if (frame.kind === 'footnote') {
    footnotes.define(labels.pop() ?? '', frame.children, { line: frame.range[0], column: 1 });
    return [];
  }
  if (frame.tag === 'li' && isTaskItem(frame)) parent.props['class'] = 'contains-task-list';
  const node = elementOf(frame);
  if (/^h[1-6]$/u.test(node[0])) tree.headings.push({ node, line: frame.range[0] });
  if (frame.written) {
    const parentTag = frame.kind === 'component' && parent.kind === 'component' ? { parent: parent.tag } : {};
    written.set(node, { node, ...frame.written, ...parentTag });
  }
  return [node];
}

function elementOf(frame: Frame): TreeElement {
  if (frame.kind === 'component' || frame.kind === 'slot') return finishComponent(frame);
  return frame.tag === 'blockquote' && frame.kind === 'markdown' ? finishQuotation(frame) : toElement(frame);
}

/** Returns the lines of the block that a token begins. The closing line of a component is added to its range. */
function rangeOf({ type, map, nesting, markup }: Token, firstLine: number): LineRange | undefined {
  const isEnd = type === 'mdc_block_close' && /^:+\s*$/u.test(markup);
  if (!map || (nesting === -1 && !isEnd)) return undefined;
  const last = firstLine + map[1] - (isEnd ? 0 : 1);
  return [firstLine + map[0], Math.max(firstLine + map[0], last)];
}
