import { foldText } from './fold-text.ts';

/** A page that can be gone to. */
export interface PalettePage {
  title: string;
  description: string;
  path: string;
}

const MOST_RESULTS = 30;

/** Pages that have every word of the query, those first that have it in their titles. Without a query, all of them. */
export function findPages(pages: readonly PalettePage[], query: string): PalettePage[] {
  const words = foldText(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const ranked = pages.map((page) => ({ page, rank: rankPage(page, words) })).filter(({ rank }) => rank < Infinity);
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_RESULTS)
    .map(({ page }) => page);
}

/** Small is near. */
function rankPage({ title, description }: PalettePage, words: readonly string[]): number {
  const name = foldText(title);
  const text = `${name} ${foldText(description)}`;
  if (!words.every((word) => text.includes(word))) return Infinity;
  if (words.every((word) => name.startsWith(word))) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}
