import type { Row } from './visible-rows.ts';

/** What a key does in the tree. */
export type TreeStep = { focus: string } | { open: string } | { close: string };

/** Keyboard behaviour of the tree pattern in the ARIA Authoring Practices; `undefined` for any other key. */
export function stepInTree(
  rows: readonly Row[],
  active: string | undefined,
  key: string,
  isRightToLeft = false,
): TreeStep | undefined {
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  );
  const row = rows[index];
  if (!row) return undefined;
  const focus = (target: Row | undefined): TreeStep | undefined => target && { focus: target.id };
  const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'ArrowDown') return focus(rows[index + 1]);
  if (key === 'ArrowUp') return focus(rows[index - 1]);
  if (key === 'Home') return focus(rows[0]);
  if (key === 'End') return focus(rows.at(-1));
  if (key === inwards && row.kind === 'folder') return row.isOpen ? focus(rows[index + 1]) : { open: row.id };
  if (key === outwards) {
    if (row.kind === 'folder' && row.isOpen) return { close: row.id };
    return row.parent === undefined ? undefined : { focus: row.parent };
  }
  return undefined;
}

/**
 * Finds the next row after the active one whose label starts with the typed text. Repeating one letter moves from match
 * to match.
 */
export function findTyped(
  rows: readonly Row[],
  active: string | undefined,
  typed: string,
  labelOf: (row: Row) => string,
): string | undefined {
  const text = typed.toLowerCase();
  const isRepeated = text === text.slice(0, 1).repeat(text.length);
  const prefix = isRepeated ? text.slice(0, 1) : text;
  const start = rows.findIndex(({ id }) => id === active) + (text.length === 1 || isRepeated ? 1 : 0);
  const order = [...rows.slice(Math.max(0, start)), ...rows.slice(0, Math.max(0, start))];
  return order.find((row) => labelOf(row).toLowerCase().startsWith(prefix))?.id;
}
