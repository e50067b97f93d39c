import { cutText, padText, widthOf } from './text-width.ts';

export interface Column {
  name: string;
  /** Numbers stand at the end of their column, so that their digits do. */
  align?: 'start' | 'end';
}

export interface Table {
  lines: string[];
  /** Names of the columns that found no room. */
  omitted: string[];
}

const GAP = '  ';
/** A column with less room than this tells nothing. */
const NARROWEST = 8;

/** Rows of cells as aligned lines, none wider than `width`: the longest cells are cut first, and the last columns go. */
export function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): Table {
  const natural = columns.map(({ name }, index) =>
    Math.max(...[name, ...rows.map((row) => row[index] ?? '')].map((cell) => Math.min(width, widthOf(cell, width)))),
  );
  const count = countFitting(natural, width);
  const widths = shrink(natural.slice(0, count), width);
  const renderRow = (cells: readonly string[]): string =>
    widths
      .map((room, index) => padText(cutText(cells[index] ?? '', room), room, columns[index]?.align))
      .join(GAP)
      .trimEnd();
  return {
    lines: [
      renderRow(columns.map(({ name }) => name)),
      widths.map((room) => '─'.repeat(room)).join(GAP),
      ...rows.map(renderRow),
    ],
    omitted: columns.slice(count).map(({ name }) => name),
  };
}

/** How many of the columns can be shown at all; the first one always is. */
function countFitting(natural: readonly number[], width: number): number {
  let used = 0;
  const end = natural.findIndex((room, index) => {
    used += Math.min(room, NARROWEST) + (index === 0 ? 0 : GAP.length);
    return index > 0 && used > width;
  });
  return end === -1 ? natural.length : end;
}

/** The widest width for each column at which all have room: those that need less keep what they need. */
function shrink(natural: readonly number[], width: number): number[] {
  const room = width - GAP.length * (natural.length - 1);
  let limit = Math.max(0, ...natural);
  const total = (): number => natural.reduce((sum, one) => sum + Math.min(one, limit), 0);
  while (limit > 1 && total() > room) limit -= 1;
  return natural.map((one) => Math.min(one, limit));
}
