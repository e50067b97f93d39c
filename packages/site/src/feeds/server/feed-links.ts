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
 * Returns a function that renders the links to the feeds of a language, for the head of its pages. Not needed after
 * navigation in the browser.
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
  const { base = '', feed: named, isFeedLocalised } = context.site;
  const ownFeed = isFeedLocalised === true ? undefined : named;
  const contexts = await Promise.all(
    feeds.map(async (feed) => ({ feed, context: await contextOf(feed, locale, context) })),
  );
  // The main feed of the site is already linked with its icons.
  const others = contexts.filter((one) => ownFeed === undefined || one.context.path !== base + ownFeed);
  const links = others.map(async ({ feed, context: contexts }) => {
    const title = await feed.title(contexts);
    return ['link', { rel: 'alternate', type: feed.type, title, href: contexts.path }] satisfies HeadElement;
  });
  return renderElements(await Promise.all(links));
}
