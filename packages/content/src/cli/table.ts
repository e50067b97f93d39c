import { cutText, padText, widthOf } from './text-width.ts';

/** A column of a table. */
export interface Column {
  name: string;
  /** Numbers are aligned at the end, so that their digits line up. */
  align?: 'start' | 'end';
}

/** A rendered table. */
export interface Table {
  lines: string[];
  /** Names of the columns that did not fit. */
  omitted: string[];
}

const GAP = '  ';
/** A narrower column would not be readable. */
const MIN_WIDTH = 8;

/**
 * Renders rows as aligned lines, none wider than `width`. The widest cells are truncated first, and the last columns
 * are omitted.
 */
export function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): Table {
  const naturalWidths = columns.map(({ name }, index) =>
    Math.max(...[name, ...rows.map((row) => row[index] ?? '')].map((cell) => Math.min(width, widthOf(cell, width)))),
  );
  const count = countFitting(naturalWidths, width);
  const widths = shrink(naturalWidths.slice(0, count), width);
  const renderRow = (cells: readonly string[]): string =>
    widths
      .map((columnWidth, index) =>
        padText(cutText(cells[index] ?? '', columnWidth), columnWidth, columns[index]?.align),
      )
      .join(GAP)
      .trimEnd();
  return {
    lines: [
      renderRow(columns.map(({ name }) => name)),
      widths.map((columnWidth) => '─'.repeat(columnWidth)).join(GAP),
      ...rows.map(renderRow),
    ],
    omitted: columns.slice(count).map(({ name }) => name),
  };
}

/** Number of columns that fit; at least one. */
function countFitting(naturalWidths: readonly number[], width: number): number {
  let used = 0;
  const end = naturalWidths.findIndex((columnWidth, index) => {
    used += Math.min(columnWidth, MIN_WIDTH) + (index === 0 ? 0 : GAP.length);
    return index > 0 && used > width;
  });
  return end === -1 ? naturalWidths.length : end;
}

/** Finds the largest common limit at which all columns fit; narrower columns keep their width. */
function shrink(naturalWidths: readonly number[], width: number): number[] {
  const available = width - GAP.length * (naturalWidths.length - 1);
  let limit = Math.max(0, ...naturalWidths);
  const total = (): number => naturalWidths.reduce((sum, one) => sum + Math.min(one, limit), 0);
  while (limit > 1 && total() > available) limit -= 1;
  return naturalWidths.map((one) => Math.min(one, limit));
}
