import type { ScreenProps } from '@recto/site';
import type { PageData } from '@recto/site/server';
import { Prose } from '@recto/site/ui';
import type { ReactNode } from 'react';

/** A page without a date, with the layout of a post. */
export default function PageScreen({ data, body }: ScreenProps<PageData>): ReactNode {
  return (
    <article className="mx-auto max-w-[37rem] pt-12 sm:pt-20">
      <h1 className="display title">{data.title}</h1>
      <p className="mt-5 font-display text-xl text-pretty text-soft sm:text-2xl">{data.description}</p>
      <Prose className="mt-10 border-t border-rule pt-10">{body}</Prose>
    </article>
  );
}
