import type { BodyNode } from '@recto/content';
import { readTree } from '@recto/ui/boot';
import { PAYLOAD_SELECTOR } from './payload-id.ts';
import type { Payload } from './payload.ts';

/** The list that the navigation of the page is read from. */
const NAVIGATION_SELECTOR = '[data-navigation] > ol';

/** A first load's payload without its prose: a number names the element that holds it. */
export type InlinePage = Omit<Payload, 'body'> & { body: BodyNode<string | number>[] };

/** Reads what a page says of itself. Its navigation is read from the list that shows it. */
export function readInlinePage(document: Document): InlinePage {
  const text = document.querySelector(PAYLOAD_SELECTOR)?.textContent ?? '';
  const tree = document.querySelector(NAVIGATION_SELECTOR);
  return { ...(tree && { navigation: readTree(tree) }), ...(JSON.parse(text) as InlinePage) };
}
