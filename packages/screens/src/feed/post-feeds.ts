import type { SiteFeed } from '@recto/site/server';
import { listPages } from '@recto/site/server';
import type { PostsContent } from '../loaders/contents.ts';
import { newestFirst, sectionPath } from '../loaders/list-posts.ts';
import { loadInfo } from '../loaders/load-info.ts';
import { defineFeeds } from './define-feeds.ts';
import type { FeedDefinition } from './define-feeds.ts';
import type { FeedAuthor } from './feed.ts';

/** The feeds of a section, `blog` say: what its list shows, with all words. Drafts are for whoever edits them. */
export function postFeeds(
  section: string,
  options: Pick<FeedDefinition<PostsContent>, 'components'> = {},
): SiteFeed<PostsContent>[] {
  return defineFeeds<PostsContent>(`/${section}`, {
    ...options,
    name: async (context) => `${context.site.title}: ${(await loadInfo(context, section)).title}`,
    posts: async (context) => {
      const [{ description }, rows] = await Promise.all([
        loadInfo(context, section),
        listPages(context, 'posts', (query, at) =>
          query
            .where('path', 'LIKE', `${at(`/${section}`)}/%`)
            .where('draft', '=', false)
            .order('date', 'DESC'),
        ),
      ]);
      const { history = {} } = context;
      return {
        description,
        home: sectionPath(context, section),
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
  });
}
