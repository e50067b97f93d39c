import { ContentError } from '../errors.ts';
import type { Place } from '../errors.ts';

/** `meant` is the address that the author may have had in mind. */
export function missingPage(address: string, meant: string | undefined, place: Place): ContentError {
  return new ContentError(
    'link/missing',
    `The link "${address}" leads to no page.`,
    meant === undefined
      ? 'Correct it, or add the page, or a file in public/. Routes of the site are named in "links" of the configuration.'
      : `Did you mean "${meant}"?`,
    place,
  );
}

export function leadsToDraft(address: string, place: Place): ContentError {
  return new ContentError(
    'link/draft',
    `The link "${address}" leads to a draft, which is not published.`,
    'Publish that page too, or take the link out until then.',
    place,
  );
}

/** `where` names the file the link leads to, and `ids` are all that it has. */
export function missingAnchor(address: string, where: string, ids: readonly string[], place: Place): ContentError {
  return new ContentError(
    'link/anchor',
    `The link "${address}" leads to no place in ${where}.`,
    ids.length === 0 ? 'It has no headings, and nothing else with an id.' : `Its ids: ${listSome(ids)}.`,
    place,
  );
}

export function missingFile(address: string, place: Place): ContentError {
  return new ContentError(
    'media/missing',
    `"${address}" is no file in public/.`,
    'Put it there or correct the address; a file beside the text is written "./name".',
    place,
  );
}

const LONGEST_LIST = 12;

function listSome(ids: readonly string[]): string {
  const shown = ids.slice(0, LONGEST_LIST).join(', ');
  return ids.length > LONGEST_LIST ? `${shown} and ${ids.length - LONGEST_LIST} more` : shown;
}
