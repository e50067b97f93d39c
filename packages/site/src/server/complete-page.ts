import type { Payload } from '../payload/payload.ts';
import type { ChangePage } from '../payload/resolved-page.ts';

/**
 * Returns a function that fills in missing properties of a payload, and adds the time at which a static build made it.
 */
export function completePage(stamp: Pick<Payload, 'prerenderedAt'>): ChangePage {
  return (page) => ({ ...page, state: page.state ?? {}, errors: page.errors ?? {}, ...stamp });
}
