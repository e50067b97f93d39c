import type { Payload } from '../payload/payload.ts';
import type { ChangePage } from '../payload/resolved-page.ts';

/** Every payload has all its parts, and those of static files have the time at which they were made. */
export function completePage(stamp: Pick<Payload, 'prerenderedAt'>): ChangePage {
  return (page) => ({ ...page, state: page.state ?? {}, errors: page.errors ?? {}, ...stamp });
}
