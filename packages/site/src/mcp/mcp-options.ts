import type { Content, ContentConfig } from '@recto/content';
import type { SiteSearch } from '@recto/content/node';
import type { Site } from '../app/site.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import type { FileContext } from '../server/server.ts';
import type { Tools } from './define-tool.ts';

/** What agents are answered from. */
export interface McpOptions {
  site: Site;
  /** Which build answers. */
  version: string;
  /** Answers what strangers ask, so better from a store with a time limit. */
  content: Content<ContentConfig['collections']>;
  collections: readonly string[];
  /** The one way to get a page: whoever may not see it gets no markdown of it either. */
  resolve: ResolvePage;
  search: Pick<SiteSearch, 'locales' | 'search'>;
  /** What the site's own tools work with. */
  context: FileContext;
  /** Tools of the site itself, beside those that every site has. */
  tools?: Tools | undefined;
  /** Hears of errors that strangers must not read. */
  report: (error: unknown, path: string) => void;
}
