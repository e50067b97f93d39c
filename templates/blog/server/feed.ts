import { renderFeed } from '@recto/screens/server';
import { defaultLocale, languageTag, localisePath } from '@recto/site';
import type { FileMaker } from '@recto/site/server';
import type contentConfig from '../content.config.ts';

/** How many posts a feed goes back; who follows it has read the others. */
const MOST_POSTS = 20;

/** `/rss.xml`: the newest posts, for those who follow the blog from elsewhere. */
export const feed: FileMaker<typeof contentConfig> = async ({ site, content }) => {
  // A feed is in one language: where there are several, in the default one.
  const locale = defaultLocale(site);
  const home = await content
    .query('pages')
    .path(localisePath('/', locale, site))
    .select('description')
    .first();
  const posts = await content
    .query('posts')
    .where('path', 'LIKE', `${localisePath('/posts', locale, site)}/%`)
    .where('draft', '=', false)
    .order('date', 'DESC')
    .limit(MOST_POSTS)
    .select('title', 'description', 'path', 'date', 'tags')
    .all();
  const xml = renderFeed(
    posts.map(({ tags, ...post }) => ({ ...post, categories: tags })),
    { site, description: home?.description ?? '', language: languageTag(locale) },
  );
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
