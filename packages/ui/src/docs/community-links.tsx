import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../messages/messages.ts';
import { safeHref } from '../link/safe-href.ts';

/** A link to a community of the project. */
export interface CommunityLink {
  /** Text of the link. */
  label: string;
  /** URL of the link. */
  to: string;
  /** Name of the icon. */
  icon: string;
}

/** Links to the communities of the project. */
export function CommunityLinks({ links }: { links: readonly CommunityLink[] }): ReactNode {
  const message = useMessages();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="recto-community-title" className="community">
      <p id="recto-community-title">{message('docs.community')}</p>
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
