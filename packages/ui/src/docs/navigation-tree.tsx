import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageChange } from '../menu/use-page-change.ts';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';
import { cutList } from './tree-item.ts';
import type { LoadFolder, TreeItem } from './tree-item.ts';

export interface NavigationTreeProps {
  items: readonly TreeItem[];
  /** Path of the page. */
  current: string;
  /** Loads the entries of a closed folder. Without it, a closed folder is a link. */
  load?: LoadFolder | undefined;
}

/**
 * The pages of the documentation in numbered sections, the current one marked. What is open or loaded stays so on other
 * pages, as long as the tree is shown.
 */
export function NavigationTree(props: NavigationTreeProps): ReactNode {
  return <TreeList as="ol" className="tree" {...props} />;
}

interface TreeListProps extends NavigationTreeProps {
  as?: 'ol' | 'ul';
  className?: string;
}

function TreeList({ as: List = 'ul', className, items, current, load }: TreeListProps): ReactNode {
  const ref = useRef<HTMLOListElement & HTMLUListElement>(null);
  /** All entries, after the visitor asked for those that were left out; and the one to go on from. */
  const [all, setAll] = useState<{ items: readonly TreeItem[]; from: string }>();
  const known = new Map(items.map((item) => [item.path, item]));
  const shown = all?.items.map((item) => known.get(item.path) ?? item) ?? items;
  const focusNext = useEffectEvent((from: string) => {
    const place = shown.findIndex((item) => (item.closed ?? item.path) === from);
    ref.current?.children[place]?.querySelector('a')?.focus();
  });
  useEffect(() => {
    if (all) focusNext(all.from);
  }, [all]);
  return (
    <List ref={ref} className={className}>
      {shown.map((item) => (
        <li key={item.path} data-live={item.rest}>
          {item.rest === undefined ? (
            <TreeEntry item={item} current={current} load={load} />
          ) : (
            <TreeRest
              item={item}
              load={load}
              onLoad={(loaded) => {
                setAll({ items: loaded, from: item.path });
              }}
            />
          )}
        </li>
      ))}
    </List>
  );
}

interface EntryProps {
  item: TreeItem;
  current: string;
  load: LoadFolder | undefined;
}

function TreeEntry({ item, current, load }: EntryProps): ReactNode {
  const { children, closed, page, path } = item;
  const [entries, setEntries] = useState(children);
  // The page is in this folder; its entries are remembered for pages that are not.
  if (children && children !== entries) setEntries(children);
  const isFolder = entries ?? (closed !== undefined && load !== undefined);
  const to = page === false ? closed : path;
  return (
    <>
      {to !== undefined && <TreeLink item={item} to={to} current={current} />}
      {isFolder && <TreeFolder {...{ item, entries, current, load, hasLink: to !== undefined, onLoad: setEntries }} />}
    </>
  );
}

interface TreeFolderProps extends EntryProps {
  /** Nothing until they are loaded. */
  entries: readonly TreeItem[] | undefined;
  /** Whether the title is a link before it. */
  hasLink: boolean;
  onLoad: (items: readonly TreeItem[]) => void;
}

/** What a reader opens or closes stays so, until the page that comes is in it. */
function TreeFolder({ item, entries, current, load, hasLink, onLoad }: TreeFolderProps): ReactNode {
  const word = useWords();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(entries !== undefined);
  usePageChange(current, () => {
    if (ref.current && current.startsWith(`${item.path}/`)) ref.current.open = true;
  });
  const { hasFailed, run } = useLoad(load, item.path, (items) => {
    onLoad(cutList(items, item.path));
  });
  const loadIfOpen = useEffectEvent(() => {
    if (ref.current?.open === true && !entries) run();
  });
  // It may have been opened before this component was there.
  useEffect(() => {
    loadIfOpen();
  }, []);
  return (
    <details
      ref={ref}
      open={isOpenAtFirst}
      onToggle={() => {
        if (ref.current?.open === true && !entries) run();
      }}
      className={entries ? undefined : 'needs-script'}
    >
      <summary aria-label={hasLink ? word('header.more', { label: item.title }) : undefined} lang={langOf(item)}>
        {!hasLink && item.title}
        <Glyph name="chevron" />
      </summary>
      {entries ? (
        <TreeList items={entries} current={current} load={load} />
      ) : hasFailed ? (
        <TreeFailure onRetry={run} />
      ) : (
        <p aria-busy>{word('contentSearch.loading')}</p>
      )}
    </details>
  );
}

interface TreeRestProps {
  item: TreeItem;
  load: LoadFolder | undefined;
  onLoad: (items: readonly TreeItem[]) => void;
}

/** Entries that are left out of a long list. Without script it leads to the nearest of them, which is shown with its neighbours. */
function TreeRest({ item, load, onLoad }: TreeRestProps): ReactNode {
  const word = useWords();
  const { folder = '', path, rest = 0 } = item;
  const { isLoading, hasFailed, run } = useLoad(load, folder, onLoad);
  const label = word('docs.rest', { count: rest });
  const link = <a href={safeHref(path)}>{label}</a>;
  if (!load) return link;
  if (hasFailed) return <TreeFailure onRetry={run} />;
  return (
    <>
      <button type="button" className="needs-script" aria-busy={isLoading || undefined} onClick={run}>
        {label}
      </button>
      <noscript>{link}</noscript>
    </>
  );
}

function TreeFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  const word = useWords();
  return (
    <p role="alert">
      {word('contentSearch.failed')}{' '}
      <button type="button" onClick={onRetry}>
        {word('contentSearch.retry')}
      </button>
    </p>
  );
}

interface Loading {
  isLoading: boolean;
  hasFailed: boolean;
  run: () => void;
}

/** Loads the entries of a folder when it is told to, once at a time. */
function useLoad(load: LoadFolder | undefined, folder: string, onLoad: (items: readonly TreeItem[]) => void): Loading {
  const [state, setState] = useState<'loading' | 'failed'>();
  const run = async (): Promise<void> => {
    if (!load || state === 'loading') return;
    setState('loading');
    try {
      onLoad(await load(folder));
      setState(undefined);
    } catch {
      setState('failed');
    }
  };
  return { isLoading: state === 'loading', hasFailed: state === 'failed', run: () => void run() };
}

function TreeLink({ item, to, current }: { item: TreeItem; to: string; current: string }): ReactNode {
  const ref = useRef<HTMLAnchorElement>(null);
  const isCurrent = item.path === current;
  usePageChange(current, () => {
    // The tree stays where it is, unless that hides the place one has come to.
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <a ref={ref} href={safeHref(to)} lang={langOf(item)} aria-current={isCurrent ? 'page' : undefined}>
      {item.title}
    </a>
  );
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
