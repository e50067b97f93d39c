import type { LoadContext } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import { listPosts } from '../posts/list-posts.ts';
import { listTags, lastSegment } from './list-tags.ts';

/** Loads a tag with its posts. */
export async function load(context: LoadContext<'/tags/:slug'>) {
  const found = await findPage(context, 'tags');
  if (!found) throw notFound(context.path);
  const { title, description, path } = found.page;
  const [posts, tags] = await Promise.all([listPosts(context, lastSegment(path)), listTags(context)]);
  return {
    title,
    description,
    languages: found.languages,
    data: { title, description, posts, tags: [...tags.values()] },
  };
}
