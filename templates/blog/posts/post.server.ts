import type { LoadContext } from '@recto/site';
import { findPage, notFound, surroundings } from '@recto/site/server';
import { listTags } from '../tags/list-tags.ts';
import { listPosts, summarise } from './list-posts.ts';
import type { PostSummary } from './list-posts.ts';

type Neighbour = Pick<PostSummary, 'title' | 'path'>;

/** Loads a post with its neighbours. */
export async function load(context: LoadContext<'/posts/:slug'>) {
  const [found, posts, allTags] = await Promise.all([
    findPage(context, 'posts'),
    listPosts(context),
    listTags(context),
  ]);
  if (!found) throw notFound(context.path);
  const { title, description, path, draft, body } = found.page;
  // The list begins with the newest post, but "next" is the newer post.
  const [newer = null, older = null] = surroundings(posts, path);
  const post = summarise(found.page, allTags, context);
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
  };
}

function toNeighbour({ title, path }: Neighbour): Neighbour {
  return { title, path };
}
