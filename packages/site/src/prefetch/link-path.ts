import { BASE } from '../app/base-path.ts';
import { dropBase } from '../app/base.ts';
import { isPagePath, isSamePath } from '../app/page-paths.ts';

/** The parts of a link that decide whether its page is worth fetching ahead. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'hasAttribute' | 'closest'>;

/** The path of a link's page, or `undefined` where nothing is to be fetched for it. */
export function linkPath(link: LinkFacts, current: string, base = BASE): string | undefined {
  if (!URL.canParse(link.href)) return undefined;
  const [to, from] = [new URL(link.href), new URL(current)];
  const inside = dropBase(to.pathname, base);
  if (to.origin !== from.origin || inside === undefined || !isPagePath(inside)) return undefined;
  if (isSamePath(to.pathname, from.pathname)) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.rel.split(' ').includes('external') || link.closest('[data-no-prefetch]')) return undefined;
  return to.pathname;
}
