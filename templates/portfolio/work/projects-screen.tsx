import type { ScreenProps } from '@recto/site';
import { EmptyList, Image, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { Filter } from './filter.tsx';
import type { load } from './home.server.ts';

/** Widths of a cover: the window, half of it, or a third of the column. */
const SIZES = '100vw sm:50vw lg:23rem';

/** Shows all projects, or those of one kind. */
export default function ProjectsScreen({ data }: ScreenProps<typeof load>): ReactNode {
  const translate = useMessages();
  const { title, description, kinds, projects } = data;
  return (
    <>
      <header className="wall-head">
        <h1 className="display statement max-w-[16ch]">{title}</h1>
        <p className="mt-5 max-w-[70ch] text-lg text-pretty text-soft">{description}</p>
      </header>
      <Filter kinds={kinds} />
      {projects.length === 0 && (
        <EmptyList title={translate('blog.empty')}>{translate('blog.emptyDescription')}</EmptyList>
      )}
      <ul className="wall mt-8">
        {projects.map(({ title, path, kind, year, cover, transitionName }, index) => (
          <li key={path}>
            <Image
              src={cover.src}
              alt={cover.alt}
              sizes={SIZES}
              priority={index < 3}
              className="plate"
              data-mark={transitionName}
            />
            <div className="mt-3 flex items-baseline justify-between gap-4">
              <h2 className="font-medium">
                <a href={path}>{title}</a>
              </h2>
              <p className="text-sm text-soft tabular-nums">
                {kind.label}, {year}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
