import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { safeHref } from '../link/safe-href.ts';

/** Author of a post. */
export interface Author {
  /** Name of the author. */
  name: string;
  /** Account name, shown after the name. */
  username?: string | undefined;
  /** URL of the author. */
  to?: string | undefined;
  /** Image of the author. */
  avatar?: { src: string } | undefined;
}

/** Lists the authors of a post. */
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
