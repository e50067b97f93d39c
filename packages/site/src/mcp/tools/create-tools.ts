import type { Tools } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { createGetPage } from './get-page.ts';
import { createListCollections } from './list-collections.ts';
import { createListPages } from './list-pages.ts';
import { createQueryCollection } from './query-collection.ts';
import { createSearchSite } from './search-site.ts';

/** Creates the tools of a site: the built-in tools that its content supports, and its own. */
export function createTools(options: McpOptions): Tools {
  const { search, collections, tools } = options;
  return {
    ...(search.locales.length > 0 && { search: createSearchSite(options) }),
    list_pages: createListPages(options),
    get_page: createGetPage(options),
    ...(collections.length > 0 && {
      list_collections: createListCollections(options),
      query_collection: createQueryCollection(options),
    }),
    ...tools,
  };
}
