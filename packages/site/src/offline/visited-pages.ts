import { OFFLINE_ATTRIBUTE, VISITED_PAGES_PLACEHOLDER } from './offline-config.ts';
import type { OfflineConfig } from './offline-config.ts';

/** A page in the cache of the offline worker. */
export interface OfflinePage {
  pathname: string;
  /** The title, escaped for HTML. */
  title: string;
}

/** Whether a document belongs to the site of this worker, and to a build that has a worker. */
export function belongsToSite(html: string, { base }: Pick<OfflineConfig, 'base'>): boolean {
  return html.includes(`${OFFLINE_ATTRIBUTE}="${base}/assets/`);
}

/** Returns the title of a page from its head: escaped, and without the suffix that all pages have. */
export function titleOf(html: string, { titleSuffix }: Pick<OfflineConfig, 'titleSuffix'>): string {
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
  return titleSuffix !== '' && title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title;
}

/** Returns the content version of a page. */
export function contentOf(html: string): string {
  return /<div id="app"[^>]* data-content="([^"]*)"/u.exec(html)?.[1] ?? '';
}

/** Inserts the list of visited pages into the offline page. */
export function insertVisitedPages(html: string, pages: readonly OfflinePage[]): string {
  const items = pages.map(
    ({ pathname, title }) => `<li><a href="${pathname.replaceAll('&', '&amp;')}"><bdi>${title}</bdi></a></li>`,
  );
  return html.replace(VISITED_PAGES_PLACEHOLDER, () => items.join(''));
}
