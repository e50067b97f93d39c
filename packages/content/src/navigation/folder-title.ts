import { splitOrder } from '../parse/order.ts';

/** Its letters have capitals for whole words only, never for the first letter of one. */
const WITHOUT_INITIALS = /^\p{Script=Georgian}/u;

/**
 * The name of a folder that nobody named: `getting-started` reads "Getting Started".
 * The file system knows capitals that the address has lost (`2.API`), so its name is preferred where they agree.
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

/** By code point, so that a letter of two units is not cut in half; one that would become two (`ß`) stays. */
function capitalise(word: string): string {
  const [first = ''] = word;
  const upper = first.toUpperCase();
  if (upper.length !== first.length || WITHOUT_INITIALS.test(word)) return word;
  return upper + word.slice(first.length);
}
