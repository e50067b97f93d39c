import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Distance beyond the edges of a block that still counts as the block, in pixels. */
const MARGIN = 4;

/** A position between two blocks or list items, with the line on the screen that indicates it. */
export interface DropPosition {
  position: number;
  y: number;
  left: number;
  right: number;
}

/**
 * What can be dragged at a vertical position on the screen: the outermost block, the innermost block of a slot, quote or
 * footnote in it, and the innermost list item.
 */
export function blocksAt(view: EditorView, y: number): { block?: number; inner?: number; item?: number } {
  const result: { block?: number; inner?: number; item?: number } = {};
  const descend = (parent: Node, start: number): void => {
    parent.forEach((node, offset) => {
      const position = start + offset;
      const rect = rectOf(view, position);
      if (!rect || y < rect.top - MARGIN || y > rect.bottom + MARGIN) return;
      if (start === 0) {
        result.block = position;
        delete result.inner;
        delete result.item;
      } else if (isContainer(parent)) {
        result.inner = position;
        delete result.item;
      }
      if (isItem(node)) result.item = position;
      if (!node.isTextblock) descend(node, position + 1);
    });
  };
  descend(view.state.doc, 0);
  return result;
}

/**
 * Positions where the node can be dropped: for a list item, between the items of all lists. For a block, between the
 * blocks of the innermost container below the pointer, or between outermost blocks.
 */
export function findDropPositions(
  view: EditorView,
  from: number,
  { pointer, isRightToLeft }: { pointer: { x: number; y: number }; isRightToLeft: boolean },
): DropPosition[] {
  const { doc } = view.state;
  const node = doc.nodeAt(from);
  if (!node) return [];
  if (!isItem(node)) {
    const [container, start] = containerAt(view, from, (rect) => {
      const isBeside = isRightToLeft ? pointer.x > rect.right : pointer.x < rect.left;
      return !isBeside && pointer.y >= rect.top && pointer.y <= rect.bottom;
    });
    const positions = dropPositionsIn(view, container, start);
    // The text of an item stays first.
    return isItem(container) ? positions.slice(1) : positions;
  }
  const positions: DropPosition[] = [];
  doc.descendants((parent, position) => {
    if (position === from) return false;
    if (parent.firstChild && isItem(parent.firstChild)) positions.push(...dropPositionsIn(view, parent, position + 1));
    return !parent.isTextblock;
  });
  return positions;
}

/** The innermost node with blocks whose content is at the pointer, and where its content starts. */
function containerAt(view: EditorView, from: number, isAt: (rect: DOMRect) => boolean): [Node, number] {
  let found: [Node, number] = [view.state.doc, 0];
  view.state.doc.descendants((node, position) => {
    if (position === from) return false;
    if ((isContainer(node) || isItem(node)) && node.childCount > 0) {
      const [first, last] = [
        rectOf(view, position + 1),
        rectOf(view, position + node.nodeSize - 1 - (node.lastChild?.nodeSize ?? 0)),
      ];
      if (!first || !last || !isAt(new DOMRect(first.left, first.top, first.width, last.bottom - first.top)))
        return true;
      found = [node, position + 1];
    }
    return !node.isTextblock;
  });
  return found;
}

/**
 * The drop position nearest to the pointer. Nested lists end at the same height, so the horizontal position decides
 * there.
 */
export function nearestDropPosition(
  positions: readonly DropPosition[],
  { x, y }: { x: number; y: number },
  isRightToLeft: boolean,
): DropPosition | undefined {
  const distance = (candidate: DropPosition): number =>
    Math.abs(candidate.y - y) + Math.abs((isRightToLeft ? candidate.right : candidate.left) - x) / 4;
  return positions.reduce<DropPosition | undefined>(
    (best, candidate) => (best && distance(best) <= distance(candidate) ? best : candidate),
    undefined,
  );
}

function dropPositionsIn(view: EditorView, parent: Node, start: number): DropPosition[] {
  const positions: DropPosition[] = [];
  let before: DOMRect | undefined;
  parent.forEach((_, offset) => {
    const rect = rectOf(view, start + offset);
    if (!rect) return;
    const y = before ? (before.bottom + rect.top) / 2 : rect.top - MARGIN;
    positions.push({ position: start + offset, y, left: rect.left, right: rect.right });
    before = rect;
  });
  if (before) {
    const { left, right, bottom } = before;
    positions.push({ position: start + parent.content.size, y: bottom + MARGIN, left, right });
  }
  return positions;
}

function rectOf(view: EditorView, position: number): DOMRect | undefined {
  const dom = view.nodeDOM(position);
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined;
}

/** Whether the node contains blocks that are separate from those around it. */
function isContainer({ type }: Node): boolean {
  return type.name === 'slot' || type.name === 'blockquote' || type.name === 'footnoteDefinition';
}

function isItem({ type }: Node): boolean {
  return type.name === 'listItem' || type.name === 'taskItem';
}
