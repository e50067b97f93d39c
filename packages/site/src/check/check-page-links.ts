import { ContentError } from '@recto/content';
import type { SiteContents } from './read-site.ts';

/**
 * Reports links to pages and files of the site that do not exist, each target once, since links of the layout are on
 * every page.
 */
export async function checkPageLinks({ pages, pathOf, open }: SiteContents): Promise<ContentError[]> {
  const places = new Map<string, string[]>();
  for (const { links, path, location } of pages) {
    const targets = new Set(links.map((link) => pathOf(link, path)));
    for (const target of targets) {
      if (target === undefined) continue;
      const locations = places.get(target);
      if (locations) locations.push(location);
      else places.set(target, [location]);
    }
  }
  const errors: ContentError[] = [];
  for (const [target, [first, ...others]] of places) {
    if (await open(target)) continue;
    const more = others.length === 0 ? '' : ` (also on ${others.length} more)`;
    errors.push(
      new ContentError(
        'link/missing',
        `A link on this page leads to "${target}", which does not exist${more}.`,
        'Fix the link, or add its target.',
        { file: first },
      ),
    );
  }
  return errors;
}
