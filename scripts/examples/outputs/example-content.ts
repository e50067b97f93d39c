import { siteFiles } from '../projects.ts';

/** Content files of the example site below one folder, for pages that also show their own content. */
export function contentBelow(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(siteFiles).filter(([name]) => name.startsWith(`content/${folder}/`)));
}

/** The collections of the example site, without the empty ones. */
export const filledCollections: Record<string, string> = {
  'collections.ts': (siteFiles['collections.ts'] ?? '').replaceAll(/^ {2}(?:pages|posts): .*\n/gmu, ''),
};
