import type { ScreenPropsOf } from '../../app/app.ts';
import { EmptyList, PostList, useMessages } from '@recto/ui';
import type { ReactNode } from 'react';
import { PageHeader } from '../../layouts/page-header.tsx';
import type { PostListData } from './post-list.server.ts';

/** The list of blog posts. */
export default function BlogScreen({ data }: ScreenPropsOf<PostListData>): ReactNode {
  const message = useMessages();
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.posts.length === 0 ? (
        <EmptyList title={message('blog.empty')}>{message('blog.emptyDescription')}</EmptyList>
      ) : (
        <PostList posts={data.posts} />
      )}
    </>
  );
}
