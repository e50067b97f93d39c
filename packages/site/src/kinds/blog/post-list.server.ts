import type { LoaderResult } from '../../server/server.ts';
import type { KindContext } from '../kind-context.ts';
import { listPosts } from './list-posts.ts';
import type { PostOptions, PostSummary } from './list-posts.ts';
import type { PostCollection } from './post-collection.ts';
import { loadInfo } from '../info/load-info.ts';
import type { ScreenInfo } from '../info/load-info.ts';

/** Data of the list of posts. */
export interface PostListData extends ScreenInfo {
  posts: PostSummary[];
}

/** Loads all posts below a path, without their bodies. */
export async function load(context: KindContext<PostCollection, PostOptions>): Promise<LoaderResult<PostListData>> {
  const [info, posts] = await Promise.all([loadInfo(context, context.options.path), listPosts(context)]);
  return { ...info, about: { kind: 'list' }, data: { ...info, posts } };
}
