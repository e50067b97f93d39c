import { escapeHtml } from '@recto/content';
import type { Locale } from '../../app/site.ts';
import type { FileContext, SiteFeed } from '../server.ts';
import { contextOf } from './feed-files.ts';

export interface FeedLinksOptions {
  feeds: readonly SiteFeed[] | undefined;
  context: FileContext;
  /** The content may be another by the next request; otherwise the names are asked for once. */
  isChanging: boolean;
}

/** How pages of a language name the feeds of the site in their head. Browsers that stay on the site need none of it. */
export function createFeedLinks({
  feeds = [],
  context,
  isChanging,
}: FeedLinksOptions): (locale: Locale) => Promise<string> {
  const kept = new Map<string, string>();
  return async (locale) => {
    const html = kept.get(locale.code) ?? (await renderLinks(feeds, locale, context));
    if (!isChanging) kept.set(locale.code, html);
    return html;
  };
}

async function renderLinks(feeds: readonly SiteFeed[], locale: Locale, context: FileContext): Promise<string> {
  const { base = '', feed: known } = context.site;
  const asked = await Promise.all(
    feeds.map(async (feed) => ({ feed, context: await contextOf(feed, locale, context) })),
  );
  // The one that the site is followed by stands among its other facts.
  const others = asked.filter((one) => known === undefined || one.context.path !== base + known);
  const links = others.map(async ({ feed, context: asked }) => {
    const attributes = { rel: 'alternate', type: feed.type, title: await feed.title(asked), href: asked.path };
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<link${written.join('')}>`;
  });
  return (await Promise.all(links)).join('');
}
