import type { Payload } from '../payload/payload.ts';
import { readInlinePage } from '../payload/read-inline-page.ts';

/** What the palette needs to know of the page on screen. */
export type ShownPage = Pick<Payload, 'path' | 'locale' | 'navigation'>;

let shown: ShownPage | undefined;

/** Called with each page that the runtime shows. */
export function setShownPage(page: ShownPage): void {
  shown = page;
}

/** Before the runtime is loaded, the page itself says what it is. */
export function readShownPage(): ShownPage {
  return shown ?? readInlinePage(document);
}
