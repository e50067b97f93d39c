import type { Locale } from '../../app/site.ts';
import { defaultLocale, localisePath } from '../../languages/locale.ts';
import type { FileContext, GenerateFile, LoaderContext, SiteFeed } from '../../server/server.ts';

/** Files of a site's feeds, one in each language. A path without a language has the default one. */
export function feedFiles(feeds: readonly SiteFeed[] = [], { site }: FileContext): Record<string, GenerateFile> {
  // Paths of files do not include the base path.
  const siteWithoutBase = { ...site, base: '' };
  const makeIn = (feed: SiteFeed, locale: Locale): GenerateFile => {
    return async (context) => await feed.make(await contextOf(feed, locale, context));
  };
  return Object.fromEntries(
    feeds.flatMap((feed) => [
      [feed.path, makeIn(feed, defaultLocale(site))] as const,
      ...site.locales.map(
        (locale) => [localisePath(feed.path, locale, siteWithoutBase), makeIn(feed, locale)] as const,
      ),
    ]),
  );
}

/** Builds the context of a feed, like that of a page in its language. */
export async function contextOf(feed: SiteFeed, locale: Locale, context: FileContext): Promise<LoaderContext> {
  const { site, content, history } = context;
  const path = localisePath(feed.path, locale, site);
  const messages = await context.messagesIn(locale);
  return { path, locale, site, content, messages, params: {}, ...(history && { history }) };
}
