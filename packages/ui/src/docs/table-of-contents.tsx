import type { ReactNode } from 'react';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { useMessages } from '../messages/messages.ts';
import { useActiveHeading } from './use-active-heading.ts';

/** A heading in the table of contents. */
export interface TocLink {
  /** Id of the heading. */
  id: string;
  /** Level of the heading. */
  depth: number;
  /** Text of the heading. */
  text: string;
}

/** The headings of the page, with the current section marked. */
export function TableOfContents({ links }: { links: readonly TocLink[] }): ReactNode {
  const message = useMessages();
  const active = useActiveHeading(links.map(({ id }) => id));
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="recto-toc-title" className="toc">
      <p id="recto-toc-title">{message('contentToc.title')}</p>
      <TocList links={links} active={active} />
    </nav>
  );
}

/** The table of contents for narrow screens, as expandable content above the text. */
export function TocDisclosure({ links }: { links: readonly TocLink[] }): ReactNode {
  const message = useMessages();
  if (links.length === 0) return null;
  return (
    <details className="toc toc-disclosure" data-markdown="skip">
      <summary>
        {message('contentToc.title')}
        <ShellIcon name="chevron" />
      </summary>
      <TocList links={links} />
    </details>
  );
}

function TocList({ links, active }: { links: readonly TocLink[]; active?: string | undefined }): ReactNode {
  return (
    <ul>
      {links.map(({ id, depth, text }) => (
        <li key={id} className={depth > 2 ? 'ps-4' : undefined}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
