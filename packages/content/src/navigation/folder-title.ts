import { splitOrder } from '../parse/order.ts';

/** Georgian has no title case: its capital letters are used only for whole words. */
const WITHOUT_INITIALS = /^\p{Script=Georgian}/u;

/**
 * Derives the title of a folder from its name: `getting-started` becomes "Getting Started". If `stem` has the same
 * name, its spelling is used, because it has the original case (`2.API`).
 */
export function folderTitle(path: string, stem: string): string {
  const segment = lastOf(path);
  const inPath = wordsOf(segment);
  const inStem = wordsOf(splitOrder(lastOf(stem).replace(/\.draft$/u, '')).name);
  const words = inStem.join('-').toLowerCase() === inPath.join('-').toLowerCase() ? inStem : inPath;
  return words.map(capitalise).join(' ') || segment;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function wordsOf(name: string): string[] {
  return name.split(/[-\s]+/u).filter((word) => word !== '');
}

/**
 * Works on code points, so that surrogate pairs are not split; a letter whose upper case has two letters (`ß`) is not
 * changed.
 */
function capitalise(word: string): string {
  const [first = ''] = word;
  const upper = first.toUpperCase();
  if (upper.length !== first.length || WITHOUT_INITIALS.test(word)) return word;
  return upper + word.slice(first.length);
}
