import { siteFiles } from '../projects.ts';

/** The words of our site below one folder, for pages that show some of their own as well. */
export function wordsBelow(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(siteFiles).filter(([name]) => name.startsWith(`content/${folder}/`)));
}

/** The collections of our site, without those that have no rows. */
export const filledCollections: Record<string, string> = {
  'collections.ts': (siteFiles['collections.ts'] ?? '').replaceAll(/^ {2}(?:pages|posts): .*\n/gmu, ''),
};
