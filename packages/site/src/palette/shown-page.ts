import type { Payload } from '../payload/payload.ts';
import { readInlinePage } from '../payload/read-inline-page.ts';

/** The data of the current page that the palette uses. */
export type ShownPage = Pick<Payload, 'path' | 'locale' | 'navigation'>;

let current: ShownPage | undefined;

/** Sets the current page; called with each page that the runtime shows. */
export function setShownPage(page: ShownPage): void {
  current = page;
}

/** Returns the current page. Before the runtime is loaded, it is read from the inline payload. */
export function readShownPage(): ShownPage {
  return current ?? readInlinePage(document);
}
