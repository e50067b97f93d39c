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
      const ownRow = ownRows.find(([name]) => name === row[0]);
      return ownRow?.length === row.length
        ? row.map((cell, index) => translateCell(cell, ownRow[index] ?? '', index === row.length - 1))
        : row;
    }),
  ];
}

function translateCell(original: string, translation: string, isSentence: boolean): string {
  if (isSentence) return translation === '' ? original : translation;
  return isSame(original, translation) ? translation : original;
}

/** Whether cells have the same inline code in the same order, and both have text or none. Link targets may differ. */
function isSame(original: string, translation: string): boolean {
  const [one, other] = [partsOf(original), partsOf(translation)];
  return one.codes.join() === other.codes.join() && one.hasWords === other.hasWords;
}

function partsOf(cell: string): { codes: string[]; hasWords: boolean } {
  const text = cell.replaceAll(/\[(`[^`]*`)\]\([^)]*\)/gu, '$1');
  return { codes: text.match(/`[^`]*`/gu) ?? [], hasWords: text.replaceAll(/`[^`]*`|[\s,]/gu, '') !== '' };
}
