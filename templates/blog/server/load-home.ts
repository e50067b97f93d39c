import { outlineEntries } from '@recto/screens/server';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../content.config.ts';
import { listPosts, withFacts } from './list-posts.ts';
import type { PostSummary } from './list-posts.ts';
import { listTags } from './list-tags.ts';
import type { Tag } from './list-tags.ts';

export interface HomeData {
  title: string;
  newest: PostSummary | null;
  /** The others. */
  years: { year: string; posts: PostSummary[] }[];
  tags: Tag[];
}

export const loadHome: Loader<HomeData, typeof contentConfig> = async (context) => {
  const [found, posts, tags] = await Promise.all([findPage(context, 'pages'), listPosts(context), listTags(context)]);
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description } = found.page;
  const [newest = null, ...others] = posts;
  const years = Map.groupBy(others, ({ date }) => date.slice(0, 4));
  return {
    // The first page bears the name of the blog alone.
    title: '',
    description,
    languages: found.languages,
    data: {
      title,
      newest,
      years: [...years].map(([year, posts]) => ({ year, posts })),
      tags: [...tags.values()],
    },
    outline: [['h1', {}, title], ...outlineEntries(posts.map(withFacts))],
  };
};
