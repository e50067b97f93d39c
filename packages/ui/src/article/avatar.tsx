import { useState } from 'react';
import type { ReactNode } from 'react';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
}

/** A face; where there is none the first letters of the name, and a figure where that is missing, too. */
export function Avatar({ name, src }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState(false);
  const shape = 'grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-rule bg-leaf';
  return (
    <span aria-hidden="true" className={`${shape} text-xs font-semibold text-soft`}>
      {src === undefined || failed ? (
        initialsOf(name) || <Figure />
      ) : (
        <img
          ref={(image) => {
            // It may have failed before React was there to hear of it.
            if (image?.complete === true && image.naturalWidth === 0) setFailed(true);
          }}
          src={src}
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
    <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="12" cy="9" r="4" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </svg>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => /^./u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase();
}
