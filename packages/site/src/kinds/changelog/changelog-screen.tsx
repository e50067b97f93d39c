import type { ScreenPropsOf } from '../../app/app.ts';
import { EmptyList, Timeline, useMessages } from '@recto/ui';
import type { ReactNode } from 'react';
import { ModeImage } from '../../images/mode-image.tsx';
import { PageHeader } from '../../layouts/page-header.tsx';
import type { PostListData } from '../blog/post-list.server.ts';

/** The list of changelog entries. */
export default function ChangelogScreen({ data }: ScreenPropsOf<PostListData>): ReactNode {
  const message = useMessages();
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.posts.length === 0 ? (
        <EmptyList title={message('changelog.empty')}>{message('blog.emptyDescription')}</EmptyList>
      ) : (
        <Timeline
          entries={data.posts.map(({ image, ...post }) => ({
            ...post,
            drawing: image && (
              // The entry describes it.
              <ModeImage {...image} alt="" sizes="100vw md:18rem" className="rounded-md border border-rule" />
            ),
          }))}
        />
      )}
    </>
  );
}
