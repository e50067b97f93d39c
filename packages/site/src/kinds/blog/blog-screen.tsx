import type { ScreenPropsOf } from '../../app/app.ts';
import { EmptyLeaf, PostList, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import { PageHeader } from '../../layouts/page-header.tsx';
import type { PostListData } from './post-list.server.ts';

/** The list of blog posts. */
export default function BlogScreen({ data }: ScreenPropsOf<PostListData>): ReactNode {
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
