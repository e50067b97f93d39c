import { usePage } from '@recto/site/client';
import { useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { Tag } from './list-tags.ts';

/** Links to all tags of the blog. */
export function Tags({ tags }: { tags: readonly Tag[] }): ReactNode {
  const translate = useMessages();
  const { path } = usePage().payload;
  return (
    <nav aria-label={translate('post.topics')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {tags.map(({ label, to }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className="text-soft hover:text-accent aria-[current]:text-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
