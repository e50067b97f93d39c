import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageChange } from '../menu/use-page-change.ts';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { useMessages } from '../messages/messages.ts';
import { safeHref } from '../link/safe-href.ts';
import type { LoadEntries, TreeItem } from './tree-item.ts';

/** Properties of `NavigationTree`. */
export interface NavigationTreeProps {
  /** Entries of the first level. */
  items: readonly TreeItem[];
  /** Path of the current page. */
  current: string;
  /** Loads the entries of a closed folder. Without it, a closed folder is only a link. */
  load?: LoadEntries | undefined;
}

/**
 * The pages of the documentation in numbered sections, with the current page marked. Opened folders and loaded entries
 * are kept on other pages as long as the tree is mounted.
 */
export function NavigationTree({ items, current, load }: NavigationTreeProps): ReactNode {
  const ref = useRef<HTMLOListElement>(null);
  usePageChange(current, () => {
    // The tree scrolls only if the current entry is not visible.
    ref.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <ol ref={ref} className="tree">
      {items.map((item, index) => (
        <TreeEntry key={item.path} item={item} current={current} load={load} before={items[index - 1]?.rest} />
      ))}
    </ol>
  );
}

interface EntryProps {
  item: TreeItem;
  current: string;
  load: LoadEntries | undefined;
  /** Number of entries that are left out before it. */
  before?: number | undefined;
}

function TreeEntry({ item, current, load, before }: EntryProps): ReactNode {
  const message = useMessages();
  const { children, closed, page, path, rest } = item;
  const [entries, setEntries] = useState(children);
  // The current page is in this folder; its entries are kept for other pages.
  if (children && children !== entries) setEntries(children);
  const isFolder = entries ?? (load && (closed ?? rest) !== undefined);
  const titled = { ...item, title: rest === undefined ? item.title : message('docs.rest', { count: rest }) };
  const to = page === false ? closed : path;
  return (
    <li value={before === undefined ? undefined : before + 1}>
      {to !== undefined && (
        <a href={safeHref(to)} lang={langOf(item)} aria-current={path === current ? 'page' : undefined}>
          {titled.title}
        </a>
      )}
      {isFolder && (
        <TreeFolder {...{ item: titled, entries, current, load, hasLink: to !== undefined, onLoad: setEntries }} />
      )}
    </li>
  );
}

interface TreeFolderProps extends EntryProps {
  /** Undefined until the entries are loaded. */
  entries: readonly TreeItem[] | undefined;
  /** Whether a link with the title precedes it. */
  hasLink: boolean;
  onLoad: (entries: readonly TreeItem[]) => void;
}

/** A folder stays open or closed as the reader left it, until the current page is inside it. */
function TreeFolder({ item, entries, current, load, hasLink, onLoad }: TreeFolderProps): ReactNode {
  const message = useMessages();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(entries !== undefined);
  usePageChange(current, () => {
    if (ref.current && containsPage(item, current)) ref.current.open = true;
  });
  const { hasFailed, run } = useLoad(async () => {
    if (load) onLoad(await load(item));
  });
  useEffect(() => {
    // It may have been opened before React attached its listener.
    ref.current?.dispatchEvent(new Event('toggle'));
  }, []);
  return (
    <details
      ref={ref}
      open={isOpenAtFirst}
      onToggle={() => {
        if (ref.current?.open === true && !entries) run();
      }}
      className={entries ? undefined : 'needs-script'}
      data-path={item.folder ?? (item.page === false ? item.path : undefined)}
      data-rest={item.rest}
    >
      <summary aria-label={hasLink ? message('header.more', { label: item.title }) : undefined} lang={langOf(item)}>
        {!hasLink && item.title}
        <ShellIcon name="chevron" />
      </summary>
      {entries ? (
        <ul>
          {entries.map((child) => (
            <TreeEntry key={child.path} item={child} current={current} load={load} />
          ))}
        </ul>
      ) : hasFailed ? (
        <p role="alert">
          {message('contentSearch.failed')}{' '}
          <button type="button" onClick={run}>
            {message('contentSearch.retry')}
          </button>
        </p>
      ) : (
        <p aria-busy>{message('contentSearch.loading')}</p>
      )}
    </details>
  );
}

/** Loads something when `run` is called, and again only after an error. */
function useLoad(load: () => Promise<void>): { hasFailed: boolean; run: () => void } {
  const [state, setState] = useState<'loading' | 'failed'>();
  const run = (): void => {
    if (state === 'loading') return;
    setState('loading');
    load().catch(() => {
      setState('failed');
    });
  };
  return { hasFailed: state === 'failed', run };
}

/** Whether an entry is or contains a page. The path of a page need not begin with that of its group. */
function containsPage({ path, children = [] }: TreeItem, page: string): boolean {
  return path === page || children.some((child) => containsPage(child, page));
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
