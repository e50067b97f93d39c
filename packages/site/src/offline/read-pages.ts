import { OFFLINE_ATTRIBUTE, READ_PAGES } from './facts.ts';
import type { OfflineFacts } from './facts.ts';

/** A cached page. */
export interface ReadPage {
  pathname: string;
  /** The title, escaped for HTML. */
  title: string;
}

/** Whether a document belongs to the site of this worker, and to a build that has a worker. */
export function isKeptSite(html: string, { base }: Pick<OfflineFacts, 'base'>): boolean {
  return html.includes(`${OFFLINE_ATTRIBUTE}="${base}/assets/`);
}

/** Returns the title of a page from its head: escaped, and without the suffix that all pages have. */
export function titleOf(html: string, { titleEnd }: Pick<OfflineFacts, 'titleEnd'>): string {
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
  return titleEnd !== '' && title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
}

/** Returns the content version of a page. */
export function contentOf(html: string): string {
  return /<div id="app"[^>]* data-content="([^"]*)"/u.exec(html)?.[1] ?? '';
}

/** Fills the list of read pages into the offline page. */
export function listReadPages(html: string, pages: readonly ReadPage[]): string {
  const items = pages.map(
    ({ pathname, title }) => `<li><a href="${pathname.replaceAll('&', '&amp;')}"><bdi>${title}</bdi></a></li>`,
  );
  return html.replace(READ_PAGES, () => items.join(''));
}
