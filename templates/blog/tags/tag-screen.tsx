import type { ScreenProps } from '@recto/site';
import { EmptyList, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { PostRows } from '../posts/post-rows.tsx';
import type { load } from './tag.server.ts';
import { Tags } from './tags.tsx';

/** Shows all posts of one tag. */
export default function TagScreen({ data }: ScreenProps<typeof load>): ReactNode {
  const translate = useMessages();
  return (
    <div className="mx-auto max-w-[40rem]">
      <header className="border-b border-rule py-12 sm:py-16">
        <Tags tags={data.tags} />
        <h1 className="display title mt-8">{data.title}</h1>
        <p className="mt-4 font-display text-xl text-pretty text-soft">{data.description}</p>
      </header>
      <div className="pt-10">
        {data.posts.length === 0 ? (
          <EmptyList title={translate('blog.empty')}>{translate('blog.emptyDescription')}</EmptyList>
        ) : (
          <PostRows posts={data.posts} />
        )}
      </div>
    </div>
  );
}
