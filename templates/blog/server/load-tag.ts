import { outlineEntries } from '@recto/screens/server';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../content.config.ts';
import { listPosts, withFacts } from './list-posts.ts';
import type { PostSummary } from './list-posts.ts';
import { listTags, nameIn } from './list-tags.ts';
import type { Tag } from './list-tags.ts';

export interface TagData {
  title: string;
  description: string;
  posts: PostSummary[];
  tags: Tag[];
}

export const loadTag: Loader<TagData, typeof contentConfig> = async (context) => {
  const found = await findPage(context, 'tags');
  if (!found) throw notFound(context.path);
  const { title, description, path } = found.page;
  const [posts, tags] = await Promise.all([listPosts(context, nameIn(path)), listTags(context)]);
  return {
    title,
    description,
    languages: found.languages,
    data: { title, description, posts, tags: [...tags.values()] },
    outline: outlineEntries(posts.map(withFacts)),
  };
};
