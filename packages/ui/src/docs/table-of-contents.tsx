import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export interface TocLink {
  id: string;
  depth: number;
  text: string;
}

/** The headings of the page. */
export function TableOfContents({ links }: { links: readonly TocLink[] }): ReactNode {
  const word = useWords();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="toc-title">
      <p id="toc-title" className="text-sm font-semibold">
        {word('contentToc.title')}
      </p>
      <ul className="mt-3 space-y-1.5 text-sm text-soft">
        {links.map(({ id, depth, text }) => (
          <li key={id} className={depth > 2 ? 'ps-4' : ''}>
            <a href={`#${id}`} className="hover:text-ink">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
