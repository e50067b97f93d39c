import type { Cells } from './table.ts';

/**
 * Updates the names, types and default values of a translated table. Its header and its descriptions are kept. A new
 * option gets the description of the original until it is translated.
 */
export function translateTable(original: Cells, translated: Cells): Cells {
  const [head = [], ...rows] = original;
  const [ownHead, ...ownRows] = translated;
  return [
    ownHead?.length === head.length ? ownHead : head,
    ...rows.map((row) => {
      const own = ownRows.find(([name]) => name === row[0]);
      return own?.length === row.length
        ? row.map((cell, index) => translateCell(cell, own[index] ?? '', index === row.length - 1))
        : row;
    }),
  ];
}

function translateCell(original: string, own: string, isSentence: boolean): string {
  if (isSentence) return own === '' ? original : own;
  return isSame(original, own) ? own : original;
}

/** Whether cells have the same inline code in the same order, and both have text or none. Link targets may differ. */
function isSame(original: string, own: string): boolean {
  const [wanted, found] = [partsOf(original), partsOf(own)];
  return wanted.codes.join() === found.codes.join() && wanted.hasWords === found.hasWords;
}

function partsOf(cell: string): { codes: string[]; hasWords: boolean } {
  const text = cell.replaceAll(/\[(`[^`]*`)\]\([^)]*\)/gu, '$1');
  return { codes: text.match(/`[^`]*`/gu) ?? [], hasWords: text.replaceAll(/`[^`]*`|[\s,]/gu, '') !== '' };
}
