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

/** What can be dragged at a vertical position on the screen: the outermost block, and the innermost list item in it. */
export function blocksAt(view: EditorView, y: number): { block?: number; item?: number } {
  const result: { block?: number; item?: number } = {};
  const descend = (parent: Node, start: number): void => {
    parent.forEach((node, offset) => {
      const position = start + offset;
      const rect = rectOf(view, position);
      if (!rect || y < rect.top - MARGIN || y > rect.bottom + MARGIN) return;
      if (start === 0) {
        result.block = position;
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
 * Positions where the node can be dropped: between outermost blocks, or for a list item between the items of all lists.
 */
export function findDropPositions(view: EditorView, from: number): DropPosition[] {
  const { doc } = view.state;
  const node = doc.nodeAt(from);
  if (!node) return [];
  if (!isItem(node)) return dropPositionsIn(view, doc, 0);
  const positions: DropPosition[] = [];
  doc.descendants((parent, position) => {
    if (position === from) return false;
    if (parent.firstChild && isItem(parent.firstChild)) positions.push(...dropPositionsIn(view, parent, position + 1));
    return !parent.isTextblock;
  });
  return positions;
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

function isItem({ type }: Node): boolean {
  return type.name === 'listItem' || type.name === 'taskItem';
}
