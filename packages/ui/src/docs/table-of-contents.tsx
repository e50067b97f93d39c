import type { ReactNode } from 'react';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';
import { useActiveHeading } from './use-active-heading.ts';

export interface TocLink {
  id: string;
  depth: number;
  text: string;
}

/** The headings of the page, the one that is being read marked. */
export function TableOfContents({ links }: { links: readonly TocLink[] }): ReactNode {
  const word = useWords();
  const active = useActiveHeading(links.map(({ id }) => id));
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="recto-toc-title" className="toc">
      <p id="recto-toc-title">{word('contentToc.title')}</p>
      <TocList links={links} active={active} />
    </nav>
  );
}

/** The same where there is no room beside the text: it unfolds above it. */
export function TocDisclosure({ links }: { links: readonly TocLink[] }): ReactNode {
  const word = useWords();
  if (links.length === 0) return null;
  return (
    <details className="toc toc-disclosure" data-markdown="skip">
      <summary>
        {word('contentToc.title')}
        <Glyph name="chevron" />
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
