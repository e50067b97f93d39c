import type { Locale } from '../../app/site.ts';
import { renderElements } from '../../head/render-elements.ts';
import type { HeadElement } from '../../head/render-elements.ts';
import type { CacheResult } from '../../server/cache-result.ts';
import type { FileContext, SiteFeed } from '../../server/server.ts';
import { contextOf } from './feed-files.ts';

/** Options of `createFeedLinks`. */
export interface FeedLinksOptions {
  /** Feeds of the site. */
  feeds: readonly SiteFeed[] | undefined;
  /** Context for the titles of the feeds. */
  context: FileContext;
  /** Caches the rendered links until the content changes. */
  cacheResult: CacheResult;
}

/**
 * Returns a function that renders the links to the feeds of a language, for the head of its pages. Pages that are
 * opened by client-side navigation do not need the links.
 */
export function createFeedLinks({
  feeds = [],
  context,
  cacheResult,
}: FeedLinksOptions): (locale: Locale) => Promise<string> {
  const { locales } = context.site;
  const links = new Map(
    locales.map((locale) => [locale.code, cacheResult(async () => await renderLinks(feeds, locale, context))]),
  );
  return async ({ code }) => (await links.get(code)?.()) ?? '';
}

async function renderLinks(feeds: readonly SiteFeed[], locale: Locale, context: FileContext): Promise<string> {
  const { base = '', feed: mainFeed, isFeedLocalised } = context.site;
  // `renderBrand` links the main feed, unless it is localised.
  const linkedFeed = isFeedLocalised === true ? undefined : mainFeed;
  const contexts = await Promise.all(
    feeds.map(async (feed) => ({ feed, context: await contextOf(feed, locale, context) })),
  );
  const others = contexts.filter((one) => linkedFeed === undefined || one.context.path !== base + linkedFeed);
  const links = others.map(async ({ feed, context: feedContext }) => {
    const title = await feed.title(feedContext);
    return ['link', { rel: 'alternate', type: feed.type, title, href: feedContext.path }] satisfies HeadElement;
  });
  return renderElements(await Promise.all(links));
}
