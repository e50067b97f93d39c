import type { Locale } from '../../app/site.ts';
import { renderElements } from '../../head/render-elements.ts';
import type { HeadElement } from '../../head/render-elements.ts';
import type { Keep } from '../../server/keep-result.ts';
import type { FileContext, SiteFeed } from '../../server/server.ts';
import { contextOf } from './feed-files.ts';

export interface FeedLinksOptions {
  feeds: readonly SiteFeed[] | undefined;
  context: FileContext;
  keep: Keep;
}

/** How pages of a language name the feeds of the site in their head. Browsers that stay on the site need none of it. */
export function createFeedLinks({ feeds = [], context, keep }: FeedLinksOptions): (locale: Locale) => Promise<string> {
  const { locales } = context.site;
  const links = new Map(
    locales.map((locale) => [locale.code, keep(async () => await renderLinks(feeds, locale, context))]),
  );
  return async ({ code }) => (await links.get(code)?.()) ?? '';
}

async function renderLinks(feeds: readonly SiteFeed[], locale: Locale, context: FileContext): Promise<string> {
  const { base = '', feed: named, isFeedLocalised } = context.site;
  const known = isFeedLocalised === true ? undefined : named;
  const asked = await Promise.all(
    feeds.map(async (feed) => ({ feed, context: await contextOf(feed, locale, context) })),
  );
  // The one that the site is followed by stands among its other facts.
  const others = asked.filter((one) => known === undefined || one.context.path !== base + known);
  const links = others.map(async ({ feed, context: asked }) => {
    const title = await feed.title(asked);
    return ['link', { rel: 'alternate', type: feed.type, title, href: asked.path }] satisfies HeadElement;
  });
  return renderElements(await Promise.all(links));
}
