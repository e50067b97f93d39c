import type { ScreenProps } from '@recto/site';
import { EmptyLeaf, PageHeader, PostList, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { PostListData } from '../loaders/post-list-loader.ts';

export function BlogScreen({ data }: ScreenProps<PostListData>): ReactNode {
  const word = useWords();
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.posts.length === 0 ? (
        <EmptyLeaf title={word('blog.empty')}>{word('blog.emptyDescription')}</EmptyLeaf>
      ) : (
        <PostList posts={data.posts} />
      )}
    </>
  );
}
