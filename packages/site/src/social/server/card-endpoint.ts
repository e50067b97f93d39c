import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { SOCIAL_CARDS } from '../social-card.ts';
import { listCards } from './list-cards.ts';
import type { ListCardsOptions } from './list-cards.ts';

/** Tells a build what to draw. Nobody asks a running server. */
export function createCardEndpoint(options: ListCardsOptions): SiteEndpoint {
  return {
    path: SOCIAL_CARDS,
    methods: ['GET'],
    cache: 'none',
    answer: async () => Response.json(await listCards(options)),
  };
}
