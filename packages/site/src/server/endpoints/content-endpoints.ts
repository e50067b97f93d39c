import { CONTENT_PREFIX, SEARCH_ENDPOINT, SEARCH_FILES } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import type { SiteEndpoint } from './endpoint.ts';

/** Content and search endpoints. They check methods, input and limits themselves. */
export function contentEndpoints({ content, search }: { content: Endpoint; search: Endpoint }): SiteEndpoint[] {
  const row = (path: string, endpoint: Endpoint): SiteEndpoint => ({
    path,
    methods: 'all',
    cache: 'own',
    handle: async (request, parsed) => await endpoint(request, parsed.url, parsed.path),
  });
  return [row(`${CONTENT_PREFIX}/**`, content), row(`${SEARCH_FILES}/**`, search), row(SEARCH_ENDPOINT, search)];
}
