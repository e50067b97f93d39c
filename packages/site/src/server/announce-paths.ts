import { encodePath, isPagePath } from '../app/page-paths.ts';

/** A header that Nitro reads on HTML answers: further paths to write down. */
export const ANNOUNCEMENT = 'x-nitro-prerender';

/** Most characters that one answer names: Node refuses answers with more than 16 kB of headers. */
const MOST_CHARACTERS = 8000;

/**
 * Which answer names which paths, so that every path of the static output is named by one.
 * The root names the first part, and the pages in it name the others, one part each.
 */
export function announcePaths(paths: readonly string[], most = MOST_CHARACTERS): Map<string, string> {
  const isCarrier = (path: string): boolean => isPagePath(path) && path !== '/';
  const pages = paths.filter(isCarrier);
  const others = paths.filter((path) => !isCarrier(path));
  const carriers = ['/', ...pages];
  const parts = cut([...pages, ...others].map(encodePath), most);
  return new Map(parts.map((part, place) => [carriers[place] ?? '/', part]));
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
