import type { Endpoint } from '@recto/content/node';
import { SOCIAL_CARDS } from '../../social/social-card.ts';
import { listCards } from './list-cards.ts';
import type { ListCardsOptions } from './list-cards.ts';

/** Tells a build what to draw. Nobody asks a running server. */
export function createCardEndpoint(options: ListCardsOptions): Endpoint {
  return async (_request, _url, path) => (path === SOCIAL_CARDS ? Response.json(await listCards(options)) : undefined);
}
