import { ContentError } from '@recto/content';
import type { GatheredSite } from './gather-site.ts';

/** Every address of the site that its pages link to, and that is not there. What the layout says is told once. */
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
    const more = others.length === 0 ? '' : `, as it does on ${others.length} more`;
    faults.push(
      new ContentError(
        'link/missing',
        `A link on this page leads to "${target}", where nothing is${more}.`,
        'Correct the link, or add what it leads to.',
        { file: first },
      ),
    );
  }
  return faults;
}
