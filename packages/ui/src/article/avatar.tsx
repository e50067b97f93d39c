import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { ImagesContext } from '../image/images-context.ts';

/** Properties of `Avatar`. */
export interface AvatarProps {
  /** Name of the person. */
  name: string;
  /** URL of the image. */
  src?: string | undefined;
  /** Size of the avatar. */
  size?: 'sm' | 'md' | 'lg';
}

const SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-9 text-xs', lg: 'size-16 text-lg' } as const;

/** The image of a person, or else the initials of the name, or else a generic figure. */
export function Avatar({ name, src, size = 'md' }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState(false);
  const find = use(ImagesContext);
  const shape = 'grid shrink-0 place-items-center overflow-hidden rounded-full border border-rule bg-leaf';
  return (
    <span aria-hidden="true" className={`${shape} ${SIZES[size]} font-semibold text-soft`}>
      {src === undefined || failed ? (
        initialsOf(name) || <Figure />
      ) : (
        <img
          ref={(image) => {
            // The image may have failed to load before React attached its listener.
            if (image?.complete === true && image.naturalWidth === 0) setFailed(true);
          }}
          src={find(src, {}).src}
          alt=""
          className="size-full object-cover"
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </span>
  );
}

function Figure(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="size-[55%]" fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="12" cy="9" r="4" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </svg>
  );
}

/** Returns the first letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => /^./u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase();
}
