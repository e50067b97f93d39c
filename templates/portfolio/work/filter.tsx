import { usePage, useShell } from '@recto/site/client';
import { useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { Kind } from './list-kinds.ts';

/** Links to all projects and to each kind. Each filter is a page, so it works without script and can be shared. */
export function Filter({ kinds }: { kinds: readonly Kind[] }): ReactNode {
  const translate = useMessages();
  const { home } = useShell();
  const { path } = usePage().payload;
  return (
    <nav aria-label={translate('filter.label')} className="border-b border-rule">
      <ul className="filter -mb-px">
        {[{ label: translate('filter.all'), to: home }, ...kinds].map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={to === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
