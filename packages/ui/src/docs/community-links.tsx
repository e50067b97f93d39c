import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';

export interface CommunityLink {
  label: string;
  to: string;
  icon: string;
}

/** Where people talk about it. */
export function CommunityLinks({ links }: { links: readonly CommunityLink[] }): ReactNode {
  const word = useWords();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="recto-community-title" className="community">
      <p id="recto-community-title">{word('docs.community')}</p>
      <ul>
        {links.map(({ label, to, icon }) => (
          <li key={to}>
            <a href={safeHref(to)}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
