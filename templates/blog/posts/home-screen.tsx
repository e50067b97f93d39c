import type { ScreenProps } from '@recto/site';
import { EmptyList, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { Tags } from '../tags/tags.tsx';
import type { load } from './home.server.ts';
import { PostDetails } from './post-details.tsx';
import { PostRows } from './post-rows.tsx';

/** Shows the newest post large, and the others below it, grouped by year. */
export default function HomeScreen({ data }: ScreenProps<typeof load>): ReactNode {
  const translate = useMessages();
  const { newest, years } = data;
  return (
    <div className="mx-auto max-w-[56rem]">
      <header className="grid gap-4 border-b border-rule py-10 sm:flex sm:items-baseline sm:justify-between sm:gap-10">
        <h1 className="font-display text-lg text-balance">{data.title}</h1>
        <Tags tags={data.tags} />
      </header>
      {newest === null ? (
        <EmptyList title={translate('blog.empty')}>{translate('blog.emptyDescription')}</EmptyList>
      ) : (
        <article className="py-14 sm:py-24">
          <h2 className="display headline">
            <a href={newest.path} className="hover:text-accent">
              {newest.title}
            </a>
          </h2>
          <p className="mt-6 max-w-[36ch] font-display text-xl text-pretty text-soft sm:text-2xl">
            {newest.description}
          </p>
          <PostDetails {...newest} />
        </article>
      )}
      {years.map(({ year, posts }) => (
        <section
          key={year}
          aria-label={year}
          className="grid gap-x-10 gap-y-6 border-t border-rule pt-8 pb-6 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <p aria-hidden="true" className="font-display text-2xl text-soft lining-nums">
            {year}
          </p>
          <PostRows posts={posts} />
        </section>
      ))}
    </div>
  );
}
