/** Configuration of the service worker. The server writes it before the worker's code. */
export interface OfflineConfig {
  /** Build id. Another one makes browsers install a new worker. */
  build: string;
  /** Base path of the site. */
  base: string;
  /** Locale codes that the paths of pages start with; empty for a site with one language. */
  locales: readonly string[];
  /** Locale for paths without one. */
  defaultLocale: string;
  /** Paths of the client code that makes pages interactive. */
  files: readonly string[];
  /** Suffix of the document title of every page: ` - Recto`. */
  titleSuffix: string;
}

/** Path of the worker. It must not change, because browsers find the next version of a worker by its URL. */
export const WORKER_PATH = '/sw.js';

/** Path, in each locale, of the page that is shown offline instead of a page that has not been visited. */
export const OFFLINE_PAGE_PATH = '/offline.html';

/** Placeholder in the offline page for the list of visited pages. */
export const VISITED_PAGES_PLACEHOLDER = '<!--recto:visited-pages-->';

/**
 * Attribute in the HTML of a page with the path of the script that registers the worker. The path is below the base
 * path of the site.
 */
export const OFFLINE_ATTRIBUTE = 'data-offline';

/** Message of an open page to the worker: its URL, and the files that it loaded before the worker was active. */
export interface VisitMessage {
  page: string;
  /** Content version of the page. */
  content?: string | undefined;
  files: readonly string[];
}
