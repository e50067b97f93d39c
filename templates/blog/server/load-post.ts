import { surroundings } from '@recto/content';
import { outlineFacts } from '@recto/screens/server';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../content.config.ts';
import { listPosts, summarise, withFacts } from './list-posts.ts';
import type { PostSummary } from './list-posts.ts';
import { listTags } from './list-tags.ts';

type Neighbour = Pick<PostSummary, 'title' | 'path'>;

export interface PostData extends PostSummary {
  isDraft: boolean;
  previous: Neighbour | null;
  next: Neighbour | null;
}

export const loadPost: Loader<PostData, typeof contentConfig> = async (context) => {
  const [found, posts, known] = await Promise.all([findPage(context, 'posts'), listPosts(context), listTags(context)]);
  if (!found) throw notFound(context.path);
  const { title, description, path, draft, body } = found.page;
  // The list begins with the newest, and a reader goes on from the older to the newer.
  const [newer = null, older = null] = surroundings(posts, path);
  const post = summarise(found.page, known, context);
  return {
    title,
    description,
    languages: found.languages,
    data: {
      ...post,
      isDraft: draft,
      previous: older && toNeighbour(older),
      next: newer && toNeighbour(newer),
    },
    body: body.nodes,
    outline: outlineFacts(...withFacts(post).facts),
  };
};

function toNeighbour({ title, path }: Neighbour): Neighbour {
  return { title, path };
}
