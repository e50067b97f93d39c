import { useRef } from 'react';
import type { ReactNode } from 'react';
import { usePageChange } from '../menu/use-page-change.ts';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';

export interface TreeItem {
  title: string;
  path: string;
  /** `false` for a folder that has no page. */
  page?: false;
  /** Language of the title, where it is not the page's. */
  lang?: unknown;
  children?: TreeItem[];
}

/** The pages of the documentation in numbered sections, the open one marked. */
export function NavigationTree({ items, current }: { items: readonly TreeItem[]; current: string }): ReactNode {
  return (
    <ol className="tree">
      {items.map((item) => (
        <TreeEntry key={item.path} item={item} current={current} />
      ))}
    </ol>
  );
}

function TreeEntry({ item, current }: { item: TreeItem; current: string }): ReactNode {
  const { children } = item;
  return (
    <li>
      {item.page !== false && <TreeLink item={item} current={current} />}
      {children && <TreeFolder item={item} current={current} items={children} />}
    </li>
  );
}

interface TreeFolderProps {
  item: TreeItem;
  current: string;
  items: readonly TreeItem[];
}

/** What a reader folds away stays so, until the page that comes is in it. */
function TreeFolder({ item, current, items }: TreeFolderProps): ReactNode {
  const word = useWords();
  const ref = useRef<HTMLDetailsElement>(null);
  usePageChange(current, () => {
    if (ref.current && current.startsWith(`${item.path}/`)) ref.current.open = true;
  });
  const isPage = item.page !== false;
  return (
    <details ref={ref} open>
      <summary aria-label={isPage ? word('header.more', { label: item.title }) : undefined} lang={langOf(item)}>
        {!isPage && item.title}
        <Glyph name="chevron" />
      </summary>
      <ul>
        {items.map((child) => (
          <TreeEntry key={child.path} item={child} current={current} />
        ))}
      </ul>
    </details>
  );
}

function TreeLink({ item, current }: { item: TreeItem; current: string }): ReactNode {
  const ref = useRef<HTMLAnchorElement>(null);
  usePageChange(current, () => {
    // The tree stays where it is, unless that hides the place one has come to.
    if (item.path === current) ref.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <a
      ref={ref}
      href={safeHref(item.path)}
      lang={langOf(item)}
      aria-current={item.path === current ? 'page' : undefined}
    >
      {item.title}
    </a>
  );
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
