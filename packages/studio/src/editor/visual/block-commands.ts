import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Command, Transaction } from '@tiptap/pm/state';
import { schema } from '../markdown/schema.ts';

const { nodes } = schema;

/** Moves the block with the caret before or after its sibling. */
export function moveBlock(step: -1 | 1): Command {
  return (state, dispatch) => {
    const movable = movableBlock(state.selection.$from);
    if (!movable) return false;
    const { parent, index, start } = movable;
    const neighbour = parent.maybeChild(index + step);
    const block = parent.child(index);
    if (!neighbour) return false;
    if (dispatch) {
      const [from, pair] = step === 1 ? [start, [neighbour, block]] : [start - neighbour.nodeSize, [block, neighbour]];
      const tr = state.tr.replaceWith(from, from + block.nodeSize + neighbour.nodeSize, pair);
      const offset = state.selection.from - start;
      const moved = step === 1 ? from + neighbour.nodeSize : from;
      dispatch(tr.setSelection(selectionAt(tr, moved + offset)).scrollIntoView());
    }
    return true;
  };
}

/** Moves the node at a position to another position between blocks. */
export function moveBlockTo(from: number, to: number): Command {
  return ({ doc, tr }, dispatch) => {
    const node = doc.nodeAt(from);
    if (!node || (to >= from && to <= from + node.nodeSize)) return false;
    const target = doc.resolve(to);
    if (!target.parent.canReplaceWith(target.index(), target.index(), node.type)) return false;
    if (dispatch) {
      tr.insert(to, node);
      removeBlock(tr, tr.mapping.map(from));
      const moved = tr.mapping.maps.at(-1)?.map(to) ?? to;
      dispatch(tr.setSelection(NodeSelection.create(tr.doc, moved)).scrollIntoView());
    }
    return true;
  };
}

/**
 * Removes a node. If it is the last item or the last block of a quote, also removes its list or quote; if a container
 * needs a block, leaves an empty paragraph.
 */
function removeBlock(tr: Transaction, position: number): void {
  const resolved = tr.doc.resolve(position);
  const { parent, depth } = resolved;
  const size = resolved.nodeAfter?.nodeSize ?? 0;
  if (parent.childCount > 1) tr.delete(position, position + size);
  else if (parent.type === nodes.slot || parent.type === nodes.footnoteDefinition) {
    tr.replaceWith(position, position + size, nodes.paragraph.create());
  } else if (resolved.node(depth - 1).childCount > 1) tr.delete(resolved.before(), resolved.after());
  else tr.replaceWith(resolved.before(), resolved.after(), nodes.paragraph.create());
}

/** Finds the list item or the outermost block at a position. */
function movableBlock(at: ResolvedPos): { parent: Node; index: number; start: number } | undefined {
  for (let depth = at.depth; depth > 0; depth -= 1) {
    const { name } = at.node(depth).type;
    const isItem = name === 'listItem' || name === 'taskItem';
    if (isItem || depth === 1)
      return { parent: at.node(depth - 1), index: at.index(depth - 1), start: at.before(depth) };
  }
  return undefined;
}

function selectionAt(tr: Transaction, position: number): TextSelection {
  return TextSelection.near(tr.doc.resolve(Math.min(position, tr.doc.content.size))) as TextSelection;
}

/** Replaces an empty paragraph with a block, or inserts it after the block with the caret. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const { parent, depth } = $from;
    const isEmpty = parent.type === nodes.paragraph && parent.content.size === 0;
    const [from, to] = isEmpty ? [$from.before(depth), $from.after(depth)] : [$from.after(depth), $from.after(depth)];
    const target = state.doc.resolve(from);
    if (!target.parent.canReplaceWith(target.index(), target.index(), block.type)) return false;
    if (dispatch) {
      const tr = state.tr.replaceWith(from, to, block);
      dispatch(tr.setSelection(selectionInside(tr, from, block)).scrollIntoView());
    }
    return true;
  };
}

/** Selects the first text position in a new block; the block itself if it has none. */
function selectionInside(tr: Transaction, start: number, block: Node): TextSelection | NodeSelection {
  if (block.isAtom || block.content.size === 0) {
    return block.isTextblock ? TextSelection.create(tr.doc, start + 1) : NodeSelection.create(tr.doc, start);
  }
  return TextSelection.near(tr.doc.resolve(start + 1), 1) as TextSelection;
}

/** Creates a table with empty cells, including a header row. */
export function newTable(rows = 3, columns = 3): Node {
  const row = (type: NodeType): Node =>
    nodes.tableRow.create(
      null,
      Array.from({ length: columns }, () => type.create()),
    );
  return nodes.table.create(null, [
    row(nodes.tableHeader),
    ...Array.from({ length: rows - 1 }, () => row(nodes.tableCell)),
  ]);
}

/** Creates a list with one empty item. */
export function newList(type: NodeType, item: NodeType = nodes.listItem): Node {
  return type.create(null, item.create(null, nodes.paragraph.create()));
}

/** Creates a component with empty slots. */
export function newComponent(name: string, slots: readonly string[] = ['default']): Node {
  return nodes.component.create(
    { name, props: {} },
    slots.map((slot) => nodes.slot.create({ name: slot }, nodes.paragraph.create())),
  );
}

/** Creates an empty quote. */
export function newQuote(): Node {
  return nodes.blockquote.create(null, nodes.paragraph.create());
}

/** Inserts an inline node at the selection, or at the nearest possible position. */
export function insertInline(node: Node, position?: number): Command {
  return ({ tr }, dispatch) => {
    if (position !== undefined) tr.setSelection(selectionAt(tr, position));
    dispatch?.(tr.replaceSelectionWith(node, false).scrollIntoView());
    return true;
  };
}
