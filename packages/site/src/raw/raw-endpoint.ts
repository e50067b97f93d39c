import { refuse } from '@recto/content/node';
import type { SiteEndpoint } from '../server/endpoints/endpoint.ts';
import { addBase, dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { rawAddress, rawOwner } from '../app/raw-address.ts';
import type { Site } from '../app/site.ts';
import { splitLocale } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { answerMarkdown } from './answer-markdown.ts';
import type { App } from '../app/app.ts';
import { createMatcher } from '../navigation/match-route.ts';

/** Options of `createRawEndpoint`. */
export interface RawEndpointOptions {
  site: Site;
  /** Resolves a page. All access goes through it, so that the markdown has the same access rules as the page. */
  resolve: ResolvePage;
}

/** Creates the endpoint `GET /raw{path}.md`, which responds with a page as markdown. */
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
      // Only the canonical spelling of a path is accepted.
      const isThere = page && !isRedirect(page) && rawAddress(page.path, site.base) === rawAddress(path, site.base);
      return (isThere ? await answerMarkdown(page) : undefined) ?? refuse(404, 'Not Found');
    },
  };
}

/** Lists the paths of the markdown of all pages, for the static output. `paths` are all paths of the site. */
export function listRaw({ site, routes }: App, paths: readonly string[]): string[] {
  const { base = '' } = site;
  const match = createMatcher(routes);
  const pages = paths.filter((path) => {
    const place = splitLocale(path, site);
    return isPagePath(dropBase(path, base) ?? path) && place && match(place.path)?.route.meta?.noindex !== true;
  });
  return pages.map((path) => rawAddress(path, base));
}
