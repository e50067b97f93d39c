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

/** Properties of `TocDisclosure`. */
export interface TocDisclosureProps {
  /** The headings of the page. */
  links: readonly TocLink[];
  /** Number and title of the page, before the title of the list. */
  page?: ReactNode;
}

/**
 * The table of contents for narrow screens: a bar that stays below the header, and opens the list over the text. A
 * click on a heading closes it.
 */
export function TocDisclosure({ links, page }: TocDisclosureProps): ReactNode {
  const message = useMessages();
  if (links.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles clicks on links inside, which are also focusable
    <details
      className="toc toc-disclosure"
      data-markdown="skip"
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) currentTarget.open = false;
      }}
    >
      <summary>
        {page} {message('contentToc.title')}
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
