import type { ScreenProps } from '@recto/site';
import { EmptyLeaf, PageHeader, Timeline, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { PostListData } from '../loaders/post-list-loader.ts';

export function ChangelogScreen({ data }: ScreenProps<PostListData>): ReactNode {
  const word = useWords();
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.posts.length === 0 ? (
        <EmptyLeaf title={word('changelog.empty')}>{word('blog.emptyDescription')}</EmptyLeaf>
      ) : (
        <Timeline entries={data.posts} />
      )}
    </>
  );
}
