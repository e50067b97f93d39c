import type { ScreenProps } from '@recto/site';
import { Prose, PreviousNextLinks } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { PostDetails } from './post-details.tsx';
import type { load } from './post.server.ts';

/** Shows one post. */
export default function PostScreen({ data, body }: ScreenProps<typeof load>): ReactNode {
  return (
    <article className="essay mx-auto max-w-[37rem] pt-12 sm:pt-20">
      <h1 className="display title">{data.title}</h1>
      <p className="mt-5 font-display text-xl text-pretty text-soft sm:text-2xl">{data.description}</p>
      <PostDetails {...data} />
      <Prose className="mt-10 border-t border-rule pt-10">{body}</Prose>
      <PreviousNextLinks previous={data.previous} next={data.next} />
    </article>
  );
}
