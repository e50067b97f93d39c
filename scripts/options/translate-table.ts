import type { Cells } from './table.ts';

/**
 * A translated table with everything in it that is no language: the names, the types and what is code in a default.
 * Its head and its sentences are the translator's. An option that is new there has the original's sentence at first.
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

/** The same code in the same order, and words where there are words. Links lead to pages of the own language. */
function isSame(original: string, own: string): boolean {
  const [wanted, found] = [partsOf(original), partsOf(own)];
  return wanted.codes.join() === found.codes.join() && wanted.hasWords === found.hasWords;
}

function partsOf(cell: string): { codes: string[]; hasWords: boolean } {
  const text = cell.replaceAll(/\[(`[^`]*`)\]\([^)]*\)/gu, '$1');
  return { codes: text.match(/`[^`]*`/gu) ?? [], hasWords: text.replaceAll(/`[^`]*`|[\s,]/gu, '') !== '' };
}
