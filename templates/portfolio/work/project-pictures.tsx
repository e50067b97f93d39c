import { withBase, useApp } from '@recto/site/client';
import { Image, Prose, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { Picture } from './list-projects.ts';

/** Props of `Plates`. */
export interface ProjectPicturesProps {
  title: string;
  pictures: readonly Picture[];
  /** View transition name of the first picture, which is also the cover in the grid. */
  transitionName: string;
}

const SIZES = '100vw lg:42rem';

/** Shows the pictures of a project. Each links to its file; with script, a click enlarges it in place. */
export function ProjectPictures({ title, pictures, transitionName }: ProjectPicturesProps): ReactNode {
  const translate = useMessages();
  const { site } = useApp();
  return (
    <section aria-label={translate('project.pictures', { title })}>
      <Prose className="plates">
        {pictures.map(({ src, alt }, index) => (
          <p key={src}>
            <a href={withBase(src, site.base ?? '')} className="zoom">
              <Image
                src={src}
                alt={alt}
                sizes={SIZES}
                priority={index === 0}
                className="plate"
                data-mark={index === 0 ? transitionName : undefined}
              />
            </a>
          </p>
        ))}
      </Prose>
    </section>
  );
}
