/** Cells of a row beyond the number of columns of the table. */
export interface ExtraCells {
  /** Text of the cells. */
  text: string;
  /** Offset of the text in the line. */
  start: number;
}

/** Finds the cells of a row beyond the number of columns, which are not shown. */
export function findExtraCells(line: string, columns: number): ExtraCells | undefined {
  const first = line.indexOf('|');
  const bars = [...line.matchAll(/\\[^]|\|/gu)].filter(([match]) => match === '|').map(({ index }) => index);
  // The bar at the start of a row is optional.
  const isOpened = first !== -1 && /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/u.test(line.slice(0, first));
  const last = bars[columns - (isOpened ? 0 : 1)];
  if (last === undefined) return undefined;
  const rest = line.slice(last + 1);
  const text = rest.replace(/\|\s*$/u, '').trim();
  return text === '' ? undefined : { text, start: last + 1 + rest.length - rest.trimStart().length };
}
