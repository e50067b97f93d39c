import { mapProse } from '@recto/content';
import type { BodyNode } from '@recto/content';
import type { TreeItem } from '@recto/ui';
import { PAYLOAD_ID } from './payload-id.ts';
import { readInlinePage } from './read-inline-page.ts';
import type { Payload } from './payload.ts';

export { PAYLOAD_ID };

/**
 * Prose travels once. In the page it is HTML; in the payload beside it stands a number,
 * and before React takes over, the runtime reads the HTML back from the element of that number.
 */
export interface NumberedProse {
  number: number;
  html: string;
}

export const PROSE_TAG = 'recto-prose';

export function numberProse(body: readonly BodyNode[]): BodyNode<NumberedProse>[] {
  let count = 0;
  return mapProse(body, (html) => ({ number: count++, html }));
}

/** How the list begins that `readInlinePage` reads the navigation from. */
const NAVIGATION_START = '<div data-navigation="true"><ol';

/** Fields of an entry that its HTML shows. */
const READABLE = new Set(['title', 'path', 'page', 'lang', 'children', 'closed', 'rest', 'folder']);

/** The payload inside a page: its number replaces prose that was rendered, and a navigation that was rendered is left out. */
export function renderInlinePayload(
  payload: Payload,
  body: readonly BodyNode<NumberedProse>[],
  rendered: ReadonlySet<number>,
  html = '',
): string {
  const inline = mapProse(body, (prose) => (rendered.has(prose.number) ? prose.number : prose.html));
  const isRead = html.includes(NAVIGATION_START) && isReadable(payload.navigation ?? []);
  // No text inside may end the script element.
  const sent = { ...payload, contentVersion: undefined, body: inline, ...(isRead && { navigation: undefined }) };
  return JSON.stringify(sent).replaceAll('<', String.raw`\u003c`);
}

function isReadable(items: readonly TreeItem[]): boolean {
  return items.every(
    (item) => Object.keys(item).every((field) => READABLE.has(field)) && isReadable(item.children ?? []),
  );
}

/** A first load's payload, its prose and navigation taken from the page itself. */
export function readInlinePayload(document: Document): Payload {
  const payload = readInlinePage(document);
  const proseOf = (number: number): string =>
    document.querySelector(`${PROSE_TAG}[data-n="${number}"]`)?.innerHTML ?? '';
  const body = mapProse(payload.body, (prose) => (typeof prose === 'number' ? proseOf(prose) : prose));
  return { ...payload, body };
}
