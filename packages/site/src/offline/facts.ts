/** What the worker is told of the site that it keeps. The server writes it above the worker's code. */
export interface OfflineFacts {
  /** Id of the app: with another one, the worker is another worker. */
  build: string;
  /** The folder of the host that the site lies below. */
  base: string;
  /** What paths of pages begin with; empty where there is only one language. */
  locales: readonly string[];
  /** Language of visitors who ask for none. */
  defaultLocale: string;
  /** Addresses of the code that brings pages to life. */
  files: readonly string[];
  /** What the title of every page ends with: ` - Recto`. */
  titleEnd: string;
}

/** A stable address, since it is by its address that a browser finds the next worker. */
export const WORKER_FILE = '/sw.js';

/** What a visitor without a connection sees in the place of a page that was never read; one a language. */
export const OFFLINE_PAGE = '/offline.html';

/** Stands in that page where the list of read pages goes. */
export const READ_PAGES = '<!--recto:read-pages-->';

/** How a page says that its site is kept, and by which file; below the folder of the site, and no other. */
export const OFFLINE_ATTRIBUTE = 'data-offline';

/** What an open page tells the worker: where it is, and what it has loaded before the worker was there. */
export interface ReadMessage {
  page: string;
  /** Version of the content that the page is of. */
  content?: string | undefined;
  files: readonly string[];
}
