import type { SiteContent } from '@recto/site';
import { findPage, listPages, localisePath, newestFirst } from '@recto/site/server';
import type { FeedDefinition } from '@recto/site/server';
import { findTags, listTags } from '../tags/list-tags.ts';

/** Content of the feeds `/rss.xml`, `/atom.xml` and `/feed.json`: all posts, newest first. */
const feed: FeedDefinition<SiteContent> = {
  name: async ({ site }) => site.title,
  posts: async (context) => {
    const { locale, site, history = {} } = context;
    const home = localisePath('/', locale, site);
    const [homePage, allTags, rows] = await Promise.all([
      findPage(context, 'pages', home),
      listTags(context),
      listPages(context, 'posts', (query) =>
        query
          .where('draft', '=', false)
          .select('title', 'description', 'path', 'stem', 'extension', 'date', 'tags', 'body'),
      ),
    ]);
    return {
      description: homePage?.page.description ?? '',
      home,
      posts: newestFirst(rows).map(({ tags, body, stem, extension, ...post }) => ({
        ...post,
        updated: history[`${stem}.${extension}`],
        categories: findTags(tags, allTags).map(({ label }) => label),
        body: body.nodes,
      })),
    };
  },
};

export default feed;
