import { siteFiles } from '../projects.ts';

/** The words of our site below one folder, for pages that show some of their own as well. */
export function wordsBelow(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(siteFiles).filter(([name]) => name.startsWith(`content/${folder}/`)));
}

/** The configuration of our site, without the collections that have no rows. */
export const filledCollections: Record<string, string> = {
  'content.config.ts': (siteFiles['content.config.ts'] ?? '').replaceAll(/^ {4}(?:pages|posts): .*\n/gmu, ''),
};
