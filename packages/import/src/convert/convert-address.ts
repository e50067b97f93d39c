import type { RuleContext } from './components.ts';
import { resolveImage, resolveLink } from './links.ts';
import type { LinkContext, LinkPlace } from './links.ts';

type Note = RuleContext['note'];

/** The address of a link on the new site. Says so where the source has nothing there. */
export function convertLinkAddress(written: string, place: LinkPlace, links: LinkContext, note: Note): string {
  const { address, problem } = resolveLink(written, place, links);
  if (problem === 'page') note('kept', 'link/page', `The link ${written} leads to no page that was imported.`);
  if (problem === 'anchor')
    note(
      'changed',
      'link/anchor',
      `The link ${written} names a place that the source does not have; it leads to the page.`,
    );
  return address;
}

/** The address of a picture on the new site; empty where the source has no such file. */
export function convertImageAddress(written: string, place: LinkPlace, links: LinkContext, note: Note): string {
  const { address, problem } = resolveImage(written, place, links);
  if (problem !== undefined)
    note('dropped', 'image/missing', `There is no file for the picture ${written}; its text stays.`);
  return address;
}
