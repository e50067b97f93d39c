import type { ScreenProps } from '@recto/site';
import { Prose, PreviousNextLinks } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { ProjectDetails } from './project-details.tsx';
import { ProjectPictures } from './project-pictures.tsx';
import type { load } from './project.server.ts';

/** Shows a project, with its text on one side and its pictures on the other. */
export default function ProjectScreen({ data, body }: ScreenProps<typeof load>): ReactNode {
  const { title, description, cover, images, transitionName, previous, next } = data;
  return (
    <article className="pt-10 lg:pt-16">
      <div className="project">
        <header>
          <h1 className="display text-5xl">{title}</h1>
          <p className="mt-4 text-lg text-pretty text-soft">{description}</p>
        </header>
        <ProjectPictures title={title} pictures={[cover, ...images]} transitionName={transitionName} />
        <div className="project-words">
          <ProjectDetails {...data} />
          <Prose className="mt-8">{body}</Prose>
        </div>
      </div>
      <PreviousNextLinks previous={previous} next={next} />
    </article>
  );
}
