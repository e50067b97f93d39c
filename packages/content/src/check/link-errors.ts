import { ContentError } from '../errors.ts';
import type { FilePosition } from '../errors.ts';

/** Error for a link to a page that does not exist. `suggestion` is the path that the author may have meant. */
export function missingPage(url: string, suggestion: string | undefined, position: FilePosition): ContentError {
  return new ContentError(
    'link/missing',
    `The link "${url}" does not lead to a page.`,
    suggestion === undefined
      ? 'Correct the link, or add the page or a file in public/. Add routes of your code to "links" in the configuration.'
      : `Did you mean "${suggestion}"?`,
    position,
  );
}

/** Error for a link from a published page to a draft. */
export function linkToDraft(url: string, position: FilePosition): ContentError {
  return new ContentError(
    'link/draft',
    `The link "${url}" leads to a draft, which is not published.`,
    'Publish that page too, or remove the link until then.',
    position,
  );
}

/** Error for an anchor that does not exist. `where` is the file that the link leads to, and `ids` are the ids in it. */
export function missingAnchor(
  url: string,
  where: string,
  ids: readonly string[],
  position: FilePosition,
): ContentError {
  return new ContentError(
    'link/anchor',
    `The link "${url}" does not match an id in ${where}.`,
    ids.length === 0 ? 'That file has no headings or other elements with an id.' : `Its ids: ${listSome(ids)}.`,
    position,
  );
}

/** Error for an image or other media file that does not exist. */
export function missingFile(url: string, position: FilePosition): ContentError {
  return new ContentError(
    'media/missing',
    `"${url}" is not a file in public/.`,
    'Add the file there, or correct the path. The path of a file next to the text starts with "./".',
    position,
  );
}

const MAX_LISTED_IDS = 12;

function listSome(ids: readonly string[]): string {
  const list = ids.slice(0, MAX_LISTED_IDS).join(', ');
  return ids.length > MAX_LISTED_IDS ? `${list} and ${ids.length - MAX_LISTED_IDS} more` : list;
}
