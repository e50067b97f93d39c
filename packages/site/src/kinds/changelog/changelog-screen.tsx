import type { ScreenPropsOf } from '../../app/app.ts';
import { EmptyLeaf, Timeline, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import { PageHeader } from '../../layouts/page-header.tsx';
import type { PostListData } from '../blog/post-list.server.ts';

/** The list of changelog entries. */
export default function ChangelogScreen({ data }: ScreenPropsOf<PostListData>): ReactNode {
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
