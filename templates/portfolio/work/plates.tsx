import { placeBelow, useApp } from '@recto/site/client';
import { Image, Prose, useWords } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { Picture } from './list-projects.ts';

export interface PlatesProps {
  title: string;
  pictures: readonly Picture[];
  /** Names the first of them for the way here from the wall. */
  mark: string;
}

const SIZES = '100vw lg:42rem';

/** The pictures of a project. Without script each leads to its file; with it, it grows where it stands. */
export function Plates({ title, pictures, mark }: PlatesProps): ReactNode {
  const word = useWords();
  const { site } = useApp();
  return (
    <section aria-label={word('project.pictures', { title })}>
      <Prose className="plates">
        {pictures.map(({ src, alt }, place) => (
          <p key={src}>
            <a href={placeBelow(src, site.base ?? '')} className="zoom">
              <Image
                src={src}
                alt={alt}
                sizes={SIZES}
                priority={place === 0}
                className="plate"
                data-mark={place === 0 ? mark : undefined}
              />
            </a>
          </p>
        ))}
      </Prose>
    </section>
  );
}
