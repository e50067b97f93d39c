import { addBase, dropBase } from '../app/base.ts';
import { encodePath, isPagePath } from '../app/page-paths.ts';

/** A header that Nitro reads on HTML answers: further paths to write down. */
export const ANNOUNCEMENT = 'x-nitro-prerender';

/** Most characters that one answer names: Node refuses answers with more than 16 kB of headers. */
const MOST_CHARACTERS = 8000;

interface AnnounceOptions {
  /** The folder that the site lies below. */
  base?: string;
  most?: number;
}

/**
 * Which answer names which paths, so that every path of the static output is named by one.
 * The root names the first part, and the pages in it name the others, one part each.
 */
export function announcePaths(
  paths: readonly string[],
  { base = '', most = MOST_CHARACTERS }: AnnounceOptions = {},
): Map<string, string> {
  const root = addBase('/', base);
  const isCarrier = (path: string): boolean => isPagePath(dropBase(path, base) ?? path) && path !== root;
  const pages = paths.filter(isCarrier);
  // Nitro begins with the root: nobody has to name it.
  const others = paths.filter((path) => !isCarrier(path) && path !== root);
  const carriers = [root, ...pages];
  const parts = cut([...pages, ...others].map(encodePath), most);
  return new Map(parts.map((part, place) => [carriers[place] ?? root, part]));
}

/** Names joined by commas, in parts that are no longer than this. */
function cut(names: readonly string[], most: number): string[] {
  const parts: string[] = [];
  for (const name of names) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + name.length < most) parts[parts.length - 1] = `${last},${name}`;
    else parts.push(name);
  }
  return parts;
}
