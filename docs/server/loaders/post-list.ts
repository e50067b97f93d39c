import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';
import { loadInfo } from './info.ts';
import type { ScreenInfo } from './info.ts';
import { listPosts } from './posts.ts';
import type { PostSection, PostSummary } from './posts.ts';

export interface PostListData extends ScreenInfo {
  posts: PostSummary[];
}

/** The list of a section: all its posts, without their prose. */
export function postListLoader(section: PostSection): Loader<PostListData, typeof contentConfig> {
  return async (context) => {
    const [info, posts] = await Promise.all([loadInfo(context, section), listPosts(context, section)]);
    return { ...info, data: { ...info, posts } };
  };
}
