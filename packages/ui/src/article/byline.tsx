import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { safeHref } from '../link/safe-href.ts';

export interface Author {
  name: string;
  username?: string | undefined;
  to?: string | undefined;
  avatar?: { src: string } | undefined;
}

/** Who wrote it. */
export function Byline({ authors }: { authors: readonly Author[] }): ReactNode {
  if (authors.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {authors.map(({ name, username, to, avatar }) => (
        <li key={name} className="flex items-center gap-3">
          <Avatar name={name} src={avatar?.src} />
          <span className="text-sm">
            {to === undefined ? (
              name
            ) : (
              <a href={safeHref(to)} className="hover:underline">
                {name}
              </a>
            )}
            {username !== undefined && <span className="block text-soft">@{username}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
