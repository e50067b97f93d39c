import type { App } from '../../app/app.ts';
import { dropBase } from '../../app/base.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ResolvePage } from '../../payload/resolved-page.ts';
import type { ListedPage } from '../../server/page-list/list-public-pages.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { imagePath, imageName } from '../image-path.ts';
import { CARD_LIST } from '../social-card.ts';
import type { ListedCard } from '../social-card.ts';
import { buildPageCard } from './card-of-page.ts';

/** Options of `createCardList`. */
export interface CardListOptions {
  app: Pick<App, 'routes' | 'site'>;
  /** Version of the kit. */
  version: string;
  listPages: () => Promise<ListedPage[]>;
  resolvePage: ResolvePage;
}

/**
 * Creates the endpoint that lists the images of all pages, for a build that renders them because the host runs
 * functions that cannot.
 */
export function createCardList({ app, version, listPages, resolvePage }: CardListOptions): SiteEndpoint {
  return {
    path: CARD_LIST,
    methods: ['GET'],
    cache: 'none',
    async handle() {
      const cards: ListedCard[] = [];
      for (const { path } of await listPages()) {
        const page = await resolvePage(path);
        const card = isRedirect(page) ? undefined : buildPageCard(app, page);
        if (card) cards.push({ address: imagePath(imageName(version, card), dropBase(path) ?? path), card });
      }
      return Response.json(cards);
    },
  };
}
