import type { ReactNode } from 'react';
import { EntryLink } from './entry-link.tsx';
import type { HeaderLink } from './links.ts';

/** Properties of `EntryList`. */
export interface EntryListProps {
  /** Entries in the order they are listed. */
  links: readonly HeaderLink[];
  /** Classes of the list. */
  className?: string | undefined;
  /** Classes of each link. */
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
