import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { ListResourcesResult, ReadResourceResult } from '@modelcontextprotocol/server';
import { ContentError } from '@recto/content';
import { encodePath } from '../app/page-paths.ts';
import { languageTag } from '../languages/locale.ts';
import type { McpOptions } from './mcp-options.ts';
import { readPage } from './read-page.ts';
import { paginate } from './paginate.ts';

const MARKDOWN = 'text/markdown';

/** URI scheme of pages as resources. It does not depend on the URL of the site, which may not be configured. */
const SCHEME = 'page://';

/** Maximum number of resources in one result. */
const MAX_RESOURCES = 100;

/** URI template of pages as resources. */
export const PAGE_TEMPLATE = {
  name: 'page',
  title: 'A page as markdown',
  uriTemplate: `${SCHEME}{+path}`,
  mimeType: MARKDOWN,
};

/** Lists every page in every language, for programs in which people choose what a model reads. */
export async function listResources(cursor: string | undefined, options: McpOptions): Promise<ListResourcesResult> {
  const pages = await options.context.listPages();
  const { items, ...rest } = paginateResources(pages, cursor);
  return {
    resources: items.map(({ path, title, description, locale, updated }) => ({
      uri: `${SCHEME}${encodePath(path)}`,
      name: path,
      title: `${title} (${languageTag(locale)})`,
      description,
      mimeType: MARKDOWN,
      ...(updated !== undefined && { annotations: { lastModified: updated } }),
    })),
    ...rest,
  };
}

/** Reads the markdown of a page by its resource URI. */
export async function readResource(uri: string, options: McpOptions): Promise<ReadResourceResult> {
  if (!uri.startsWith(`${SCHEME}/`)) throw new ResourceNotFoundError(uri);
  try {
    const { markdown } = await readPage(uri.slice(SCHEME.length), undefined, options);
    return { contents: [{ uri, mimeType: MARKDOWN, text: markdown }] };
  } catch (error) {
    throw error instanceof ContentError ? new ResourceNotFoundError(uri, error.message) : error;
  }
}

function paginateResources<Item>(pages: readonly Item[], cursor: string | undefined) {
  try {
    return paginate(pages, cursor, MAX_RESOURCES);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${error.message} ${error.hint}`);
  }
}
