import { listPages } from '../../server/pages.ts';
import type { ContentConfig } from '@recto/content';
import type { PostCollection } from './post-collection.ts';
import type { PostOptions } from './list-posts.ts';
import { newestFirst, pathsBelow, sectionPath } from './list-posts.ts';
import { loadInfo } from '../info/load-info.ts';
import type { FeedDefinition } from '../../feeds/create-feeds.ts';
import type { FeedAuthor } from '../../feeds/feed.ts';

/** The feed of a list of posts, with their full text and without drafts. */
const postFeed: FeedDefinition<ContentConfig<Record<string, PostCollection>>, PostOptions> = {
  name: async (context) => `${context.site.title}: ${(await loadInfo(context, context.options.path)).title}`,
  posts: async (context) => {
    const [{ description }, rows] = await Promise.all([
      loadInfo(context, context.options.path),
      listPages(context, context.options.collection, (query, at) =>
        query
          .where('path', 'LIKE', pathsBelow(at(context.options.path)))
          .where('draft', '=', false)
          .order('date', 'DESC'),
      ),
    ]);
    const { history = {} } = context;
    return {
      description,
      home: sectionPath(context),
      posts: newestFirst(rows).map(({ category, categories, authors, body, stem, extension, ...post }) => ({
        ...post,
        updated: history[`${stem}.${extension}`],
        authors: (authors as { name: string; to?: string }[]).map(({ name, to }): FeedAuthor => ({
          name,
          ...(to !== undefined && { url: to }),
        })),
        categories: [...new Set([category, ...categories])].filter((name) => name !== ''),
        body: body.nodes,
      })),
    };
  },
};

export default postFeed;
