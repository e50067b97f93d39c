import type { LoadContext } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import { listTags } from '../tags/list-tags.ts';
import { listPosts } from './list-posts.ts';

/** Loads the home page with all posts. */
export async function load(context: LoadContext<'/'>) {
  const [found, posts, tags] = await Promise.all([findPage(context, 'pages'), listPosts(context), listTags(context)]);
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description } = found.page;
  const [newest = null, ...others] = posts;
  const years = Map.groupBy(others, ({ date }) => date.slice(0, 4));
  return {
    // The title of the home page is only the name of the blog.
    title: '',
    description,
    languages: found.languages,
    data: {
      title,
      newest,
      years: [...years].map(([year, posts]) => ({ year, posts })),
      tags: [...tags.values()],
    },
  };
}
