import { ContentError } from '@recto/content';
import type { GatheredSite } from './gather-site.ts';

/**
 * Reports links to pages and files of the site that do not exist, each target once, since links of the layout are on
 * every page.
 */
export async function checkPageLinks({ pages, localise, open }: GatheredSite): Promise<ContentError[]> {
  const places = new Map<string, string[]>();
  for (const { links, path, place } of pages) {
    const targets = new Set(links.map((link) => localise(link, path)));
    for (const target of targets) {
      if (target === undefined) continue;
      const named = places.get(target);
      if (named) named.push(place);
      else places.set(target, [place]);
    }
  }
  const faults: ContentError[] = [];
  for (const [target, [first, ...others]] of places) {
    if (await open(target)) continue;
    const more = others.length === 0 ? '' : ` (also on ${others.length} more)`;
    faults.push(
      new ContentError(
        'link/missing',
        `A link on this page leads to "${target}", which does not exist${more}.`,
        'Fix the link, or add its target.',
        { file: first },
      ),
    );
  }
  return faults;
}
