import type { ScreenProps } from '@recto/site';
import { Prose, SurroundLinks } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';
import { Plates } from './plates.tsx';
import type { load } from './project.server.ts';

/** Shows a project, with its text on one side and its pictures on the other. */
export default function ProjectScreen({ data, body }: ScreenProps<typeof load>): ReactNode {
  const { title, description, cover, images, mark, previous, next } = data;
  return (
    <article className="pt-10 lg:pt-16">
      <div className="project">
        <header>
          <h1 className="display text-5xl">{title}</h1>
          <p className="mt-4 text-lg text-pretty text-soft">{description}</p>
        </header>
        <Plates title={title} pictures={[cover, ...images]} mark={mark} />
        <div className="project-words">
          <Facts {...data} />
          <Prose className="mt-8">{body}</Prose>
        </div>
      </div>
      <SurroundLinks previous={previous} next={next} />
    </article>
  );
}
