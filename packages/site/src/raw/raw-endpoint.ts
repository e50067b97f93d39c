import { errorResponse } from '@recto/content/node';
import type { SiteEndpoint } from '../server/endpoints/endpoint.ts';
import { addBase, dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { rawPath, pageOfRawPath } from '../app/raw-path.ts';
import type { Site } from '../app/site.ts';
import { splitLocale } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { markdownResponse } from './markdown-response.ts';
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
    async handle(_, { path: address }) {
      const owner = pageOfRawPath(address);
      if (owner === undefined) return undefined;
      const path = addBase(owner, site.base ?? '');
      const page = isPagePath(owner) && splitLocale(path, site) ? await resolve(path) : undefined;
      // Only the canonical spelling of a path is accepted.
      const exists = page && !isRedirect(page) && rawPath(page.path, site.base) === rawPath(path, site.base);
      return (exists ? await markdownResponse(page) : undefined) ?? errorResponse(404, 'Not Found');
    },
  };
}

/** Lists the paths of the markdown of all pages, for the static output. `paths` are all paths of the site. */
export function listRawPaths({ site, routes }: App, paths: readonly string[]): string[] {
  const { base = '' } = site;
  const match = createMatcher(routes);
  const pages = paths.filter((path) => {
    const split = splitLocale(path, site);
    return isPagePath(dropBase(path, base) ?? path) && split && match(split.path)?.route.meta?.noindex !== true;
  });
  return pages.map((path) => rawPath(path, base));
}
