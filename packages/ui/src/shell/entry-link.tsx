import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { safeHref } from '../link/safe-href.ts';
import type { HeaderLink } from './links.ts';

/** Properties of `EntryLink`. */
export interface EntryLinkProps {
  /** The entry. */
  link: HeaderLink;
  /** Classes of the link. */
  className?: string | undefined;
  /** Whether the description is shown below the label. Otherwise it is the tooltip of the link. */
  isDescribed?: boolean;
}

/** The link of an entry: in the header, in one of its menus, or in the panel of small screens. */
export function EntryLink({ link, className, isDescribed = false }: EntryLinkProps): ReactNode {
  const { label, to, active, icon, badge, description, target } = link;
  return (
    <a
      href={safeHref(to)}
      target={target}
      title={isDescribed ? undefined : description}
      aria-current={active ? 'true' : undefined}
      className={className}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{label}</span> {badge && <Badge color={badge.color ?? 'neutral'}>{badge.label}</Badge>}
      {isDescribed && description !== undefined && <small>{description}</small>}
    </a>
  );
}
