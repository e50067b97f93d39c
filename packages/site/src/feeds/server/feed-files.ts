import type { Locale } from '../../app/site.ts';
import { defaultLocale, localisePath } from '../../languages/locale.ts';
import type { FileContext, FileMaker, LoaderContext, SiteFeed } from '../../server/server.ts';

/** The feeds of a site as files, one in each language. Whoever names no language gets the default one. */
export function feedFiles(feeds: readonly SiteFeed[] = [], { site }: FileContext): Record<string, FileMaker> {
  // Files are named below the folder of the site.
  const inside = { ...site, base: '' };
  const makeIn = (feed: SiteFeed, locale: Locale): FileMaker => {
    return async (context) => await feed.make(await contextOf(feed, locale, context));
  };
  return Object.fromEntries(
    feeds.flatMap((feed) => [
      [feed.path, makeIn(feed, defaultLocale(site))] as const,
      ...site.locales.map((locale) => [localisePath(feed.path, locale, inside), makeIn(feed, locale)] as const),
    ]),
  );
}

/** A feed is asked for like a page of its language. */
export async function contextOf(feed: SiteFeed, locale: Locale, context: FileContext): Promise<LoaderContext> {
  const { site, content, history } = context;
  const path = localisePath(feed.path, locale, site);
  const words = await context.wordsIn(locale);
  return { path, locale, site, content, words, params: {}, ...(history && { history }) };
}
