import { OFFLINE_ATTRIBUTE, READ_PAGES } from './facts.ts';
import type { OfflineFacts } from './facts.ts';

/** A page that can be read without a connection. */
export interface ReadPage {
  pathname: string;
  /** As it stands in HTML. */
  title: string;
}

/** Whether a document is of the site that this worker keeps, and of a build that wants it kept. */
export function isKeptSite(html: string, { base }: Pick<OfflineFacts, 'base'>): boolean {
  return html.includes(`${OFFLINE_ATTRIBUTE}="${base}/assets/`);
}

/** The name of a page, as it stands in its head: escaped, and without what all of them end with. */
export function titleOf(html: string, { titleEnd }: Pick<OfflineFacts, 'titleEnd'>): string {
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
  return titleEnd !== '' && title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
}

/** Version of the content that a page is of. */
export function contentOf(html: string): string {
  return /<div id="app"[^>]* data-content="([^"]*)"/u.exec(html)?.[1] ?? '';
}

/** The page for what was never read, with a way to all that was. */
export function listReadPages(html: string, pages: readonly ReadPage[]): string {
  const items = pages.map(
    ({ pathname, title }) => `<li><a href="${pathname.replaceAll('&', '&amp;')}"><bdi>${title}</bdi></a></li>`,
  );
  return html.replace(READ_PAGES, () => items.join(''));
}
