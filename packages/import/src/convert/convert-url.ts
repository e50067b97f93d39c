import type { RuleContext } from './components.ts';
import { resolveImage, resolveLink } from './links.ts';
import type { LinkContext, LinkLocation } from './links.ts';

type Note = RuleContext['note'];

/** Returns the URL of a link on the new site and reports links whose target does not exist. */
export function convertLinkUrl(original: string, location: LinkLocation, links: LinkContext, note: Note): string {
  const { url, problem } = resolveLink(original, location, links);
  if (problem === 'page')
    note('incomplete', 'link/page', `The link ${original} points to a page that was not imported.`);
  if (problem === 'anchor')
    note(
      'changed',
      'link/anchor',
      `The link ${original} has an anchor that does not exist in the source; it now points to the page.`,
    );
  return url;
}

/** Returns the URL of an image on the new site, or an empty string if the file does not exist. */
export function convertImageUrl(original: string, location: LinkLocation, links: LinkContext, note: Note): string {
  const { url, problem } = resolveImage(original, location, links);
  if (problem !== undefined)
    note('dropped', 'image/missing', `The image ${original} does not exist; its alternative text was kept.`);
  return url;
}
