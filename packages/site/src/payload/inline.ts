import { mapProse } from '@recto/content';
import type { BodyNode } from '@recto/content';
import type { TreeItem } from '@recto/ui';
import { PAYLOAD_ID } from './payload-id.ts';
import { readInlinePage } from './read-inline-page.ts';
import type { Payload } from './payload.ts';

export { PAYLOAD_ID };

/**
 * Prose with its number. A page contains its prose only once, as HTML; the inline payload contains a number instead,
 * and before React hydrates the page, the runtime reads the HTML from the element with that number.
 */
export interface NumberedProse {
  number: number;
  html: string;
}

/** Name of the element that contains prose. */
export const PROSE_TAG = 'recto-prose';

/** Numbers the prose of a body in reading order. */
export function numberProse(body: readonly BodyNode[]): BodyNode<NumberedProse>[] {
  let count = 0;
  return mapProse(body, (html) => ({ number: count++, html }));
}

/** Start of the list that `readInlinePage` reads the navigation from. */
const NAVIGATION_START = '<div data-navigation="true"><ol';

/** Fields of an entry that can be read from its HTML. */
const READABLE_FIELDS = new Set(['title', 'path', 'page', 'lang', 'children', 'closed', 'rest', 'folder']);

/**
 * Renders the inline payload of a page: rendered prose is replaced by its number, and a rendered navigation is omitted.
 */
export function renderInlinePayload(
  payload: Payload,
  body: readonly BodyNode<NumberedProse>[],
  rendered: ReadonlySet<number>,
  html = '',
): string {
  const inline = mapProse(body, (prose) => (rendered.has(prose.number) ? prose.number : prose.html));
  const isNavigationReadable = html.includes(NAVIGATION_START) && isReadable(payload.navigation ?? []);
  // `<` is escaped, so that no text can close the script element.
  const sent = {
    ...payload,
    contentVersion: undefined,
    body: inline,
    ...(isNavigationReadable && { navigation: undefined }),
  };
  return JSON.stringify(sent).replaceAll('<', String.raw`\u003c`);
}

function isReadable(items: readonly TreeItem[]): boolean {
  return items.every(
    (item) => Object.keys(item).every((field) => READABLE_FIELDS.has(field)) && isReadable(item.children ?? []),
  );
}

/** Reads the payload of a first load, with prose and navigation from the HTML of the page. */
export function readInlinePayload(document: Document): Payload {
  const payload = readInlinePage(document);
  const proseOf = (number: number): string =>
    document.querySelector(`${PROSE_TAG}[data-n="${number}"]`)?.innerHTML ?? '';
  const body = mapProse(payload.body, (prose) => (typeof prose === 'number' ? proseOf(prose) : prose));
  return { ...payload, body };
}
