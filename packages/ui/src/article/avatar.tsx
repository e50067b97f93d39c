import { useState } from 'react';
import type { ReactNode } from 'react';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
}

/** A face, or the first letters of the name where there is none. The name itself stands beside it. */
export function Avatar({ name, src }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState(false);
  const shape = 'grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-rule bg-leaf';
  return (
    <span aria-hidden="true" className={`${shape} text-xs font-semibold text-soft`}>
      {src === undefined || failed ? (
        initialsOf(name)
      ) : (
        <img
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

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => /^./u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase();
}
