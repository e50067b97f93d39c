import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Distance beyond the edges of a block that still counts as the block, in pixels. */
const MARGIN = 4;

/** A position between two blocks or list items, with the line on the screen that indicates it. */
export interface DropPlace {
  position: number;
  y: number;
  left: number;
  right: number;
}

/** What can be dragged at a vertical position on the screen: the outermost block, and the innermost list item in it. */
export function blocksAt(view: EditorView, y: number): { block?: number; item?: number } {
  const found: { block?: number; item?: number } = {};
  const descend = (parent: Node, start: number): void => {
    parent.forEach((node, offset) => {
      const position = start + offset;
      const rect = rectOf(view, position);
      if (!rect || y < rect.top - MARGIN || y > rect.bottom + MARGIN) return;
      if (start === 0) {
        found.block = position;
        delete found.item;
      }
      if (isItem(node)) found.item = position;
      if (!node.isTextblock) descend(node, position + 1);
    });
  };
  descend(view.state.doc, 0);
  return found;
}

/**
 * Positions where the node can be dropped: between outermost blocks, or for a list item between the items of all lists.
 */
export function findDropPlaces(view: EditorView, from: number): DropPlace[] {
  const { doc } = view.state;
  const node = doc.nodeAt(from);
  if (!node) return [];
  if (!isItem(node)) return placesIn(view, doc, 0);
  const places: DropPlace[] = [];
  doc.descendants((parent, position) => {
    if (position === from) return false;
    if (parent.firstChild && isItem(parent.firstChild)) places.push(...placesIn(view, parent, position + 1));
    return !parent.isTextblock;
  });
  return places;
}

/**
 * The drop position nearest to the pointer. Nested lists end at the same height, so the horizontal position decides
 * there.
 */
export function nearestPlace(
  places: readonly DropPlace[],
  { x, y }: { x: number; y: number },
  isRightToLeft: boolean,
): DropPlace | undefined {
  const distance = (place: DropPlace): number =>
    Math.abs(place.y - y) + Math.abs((isRightToLeft ? place.right : place.left) - x) / 4;
  return places.reduce<DropPlace | undefined>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    undefined,
  );
}

function placesIn(view: EditorView, parent: Node, start: number): DropPlace[] {
  const places: DropPlace[] = [];
  let before: DOMRect | undefined;
  parent.forEach((_, offset) => {
    const rect = rectOf(view, start + offset);
    if (!rect) return;
    const y = before ? (before.bottom + rect.top) / 2 : rect.top - MARGIN;
    places.push({ position: start + offset, y, left: rect.left, right: rect.right });
    before = rect;
  });
  if (before) {
    const { left, right, bottom } = before;
    places.push({ position: start + parent.content.size, y: bottom + MARGIN, left, right });
  }
  return places;
}

function rectOf(view: EditorView, position: number): DOMRect | undefined {
  const shown = view.nodeDOM(position);
  return shown instanceof HTMLElement ? shown.getBoundingClientRect() : undefined;
}

function isItem({ type }: Node): boolean {
  return type.name === 'listItem' || type.name === 'taskItem';
}
