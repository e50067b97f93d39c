import type { Payload } from '../payload/payload.ts';
import type { ChangePage } from '../payload/resolved-page.ts';

/**
 * Fills in missing properties of every payload. Payloads of a static build also get the time at which they were made.
 */
export function completePage(stamp: Pick<Payload, 'prerenderedAt'>): ChangePage {
  return (page) => ({ ...page, state: page.state ?? {}, errors: page.errors ?? {}, ...stamp });
}
