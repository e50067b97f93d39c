import type { ReactNode } from 'react';
import { EntryLink } from './entry-link.tsx';
import type { HeaderLink } from './links.ts';

export interface EntryListProps {
  links: readonly HeaderLink[];
  className?: string | undefined;
  /** Of each link. */
  linkClassName?: string | undefined;
}

/** A vertical list of entries, each with its description and its child entries. */
export function EntryList({ links, className, linkClassName }: EntryListProps): ReactNode {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <EntryLink link={link} className={linkClassName} isDescribed />
          {link.children && <EntryList links={link.children} linkClassName={linkClassName} />}
        </li>
      ))}
    </ul>
  );
}
