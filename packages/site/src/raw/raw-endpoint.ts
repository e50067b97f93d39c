import { refuse } from '@recto/content/node';
import type { SiteEndpoint } from '../server/endpoints/endpoint.ts';
import { addBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { rawAddress, rawOwner } from '../app/raw-address.ts';
import type { Site } from '../app/site.ts';
import { splitLocale } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { answerMarkdown } from './answer-markdown.ts';

export interface RawEndpointOptions {
  site: Site;
  /** The one way to get a page: whoever may not see it gets no markdown of it either. */
  resolve: ResolvePage;
}

/** `GET /raw{path}.md`: a page as markdown. */
export function createRawEndpoint({ site, resolve }: RawEndpointOptions): SiteEndpoint {
  return {
    path: '/raw/**',
    methods: ['GET'],
    cache: 'version',
    async answer(_, { path: address }) {
      const owner = rawOwner(address);
      if (owner === undefined) return undefined;
      const path = addBase(owner, site.base ?? '');
      const page = isPagePath(owner) && splitLocale(path, site) ? await resolve(path) : undefined;
      // One spelling of an address is enough.
      const isThere = page && !isRedirect(page) && rawAddress(page.path, site.base) === rawAddress(path, site.base);
      return (isThere ? await answerMarkdown(page) : undefined) ?? refuse(404, 'Not Found');
    },
  };
}
