import { CONTENT_PREFIX, SEARCH_ENDPOINT, SEARCH_FILES } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import type { SiteEndpoint } from './endpoint.ts';

/** Content and search endpoints. They check methods and input themselves. */
export function contentEndpoints({ content, search }: { content: Endpoint; search: Endpoint }): SiteEndpoint[] {
  const toSiteEndpoint = (path: string, endpoint: Endpoint, limit?: SiteEndpoint['limit']): SiteEndpoint => ({
    path,
    methods: 'all',
    cache: 'own',
    ...(limit && { limit }),
    handle: async (request, parsed) => await endpoint(request, parsed.url, parsed.path),
  });
  return [
    // Dumps and index files can be cached, and are not limited.
    toSiteEndpoint(`${CONTENT_PREFIX}/**`, content, {
      name: (_, path) => (path.endsWith('/query') ? 'query' : undefined),
    }),
    toSiteEndpoint(`${SEARCH_FILES}/**`, search),
    toSiteEndpoint(SEARCH_ENDPOINT, search, { name: 'search' }),
  ];
}
