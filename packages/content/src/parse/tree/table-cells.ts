/** A cell that is written behind the last one of its table's head. */
export interface ExtraCells {
  text: string;
  /** Offset in the line. */
  start: number;
}

/** What a row has beyond the cells of its head, which tables do not show. */
export function findExtraCells(line: string, columns: number): ExtraCells | undefined {
  const first = line.indexOf('|');
  const bars = [...line.matchAll(/\\[^]|\|/gu)].filter(([sign]) => sign === '|').map(({ index }) => index);
  // A row may begin with a bar, or not.
  const isOpened = first !== -1 && /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/u.test(line.slice(0, first));
  const last = bars[columns - (isOpened ? 0 : 1)];
  if (last === undefined) return undefined;
  const rest = line.slice(last + 1);
  const text = rest.replace(/\|\s*$/u, '').trim();
  return text === '' ? undefined : { text, start: last + 1 + rest.length - rest.trimStart().length };
}
