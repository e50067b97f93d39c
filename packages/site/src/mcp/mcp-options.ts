import type { Content, ContentConfig } from '@recto/content';
import type { SiteSearch } from '@recto/content/node';
import type { Site } from '../app/site.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import type { FileContext } from '../server/server.ts';
import type { Tools } from './define-tool.ts';

/** The data and functions that the MCP server uses. */
export interface McpOptions {
  site: Site;
  /** Build id of the running build. */
  version: string;
  /** Runs queries of unknown clients, so its store should have a time limit. */
  content: Content<ContentConfig['collections']>;
  collections: readonly string[];
  /**
   * Resolves a page. All access goes through it, so that the markdown of a page has the same access rules as the page.
   */
  resolve: ResolvePage;
  search: Pick<SiteSearch, 'locales' | 'search'>;
  /** Context of the site's own tools. */
  context: FileContext;
  /** Tools of the site, in addition to the built-in ones. */
  tools?: Tools | undefined;
  /** Reports errors whose messages must not be sent to clients. */
  report: (error: unknown, path: string) => void;
}
