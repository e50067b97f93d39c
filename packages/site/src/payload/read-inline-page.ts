import type { BodyNode } from '@recto/content';
import { readTree } from '@recto/ui/boot';
import { PAYLOAD_SELECTOR } from './payload-id.ts';
import type { Payload } from './payload.ts';

/** Selector of the list that the navigation is read from. */
const NAVIGATION_SELECTOR = '[data-navigation] > ol';

/** The payload in the HTML of a page. Its prose is replaced by the numbers of the elements that contain it. */
export type InlinePage = Omit<Payload, 'body'> & { body: BodyNode<string | number>[] };

/** Reads the inline payload of a page. The navigation is read from the list in the HTML. */
export function readInlinePage(document: Document): InlinePage {
  const text = document.querySelector(PAYLOAD_SELECTOR)?.textContent ?? '';
  const list = document.querySelector(NAVIGATION_SELECTOR);
  return { ...(list && { navigation: readTree(list) }), ...(JSON.parse(text) as InlinePage) };
}
