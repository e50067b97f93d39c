import type { Loader } from '@recto/site/server';
import { outlineEntries } from '../outline/outline.ts';
import type { PostsContent } from './contents.ts';
import { listPosts } from './list-posts.ts';
import type { PostSummary } from './list-posts.ts';
import { loadInfo } from './load-info.ts';
import type { ScreenInfo } from './load-info.ts';

export interface PostListData extends ScreenInfo {
  posts: PostSummary[];
}

/** The list of a section: all its posts, without their prose. */
export function postListLoader(section: string): Loader<PostListData, PostsContent> {
  return async (context) => {
    const [info, posts] = await Promise.all([loadInfo(context, section), listPosts(context, section)]);
    const entries = posts.map(({ dateText, category, ...post }) => ({ ...post, facts: [dateText, category] }));
    return { ...info, about: { kind: 'list' }, data: { ...info, posts }, outline: outlineEntries(entries) };
  };
}
