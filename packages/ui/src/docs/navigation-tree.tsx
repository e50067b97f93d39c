import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageChange } from '../menu/use-page-change.ts';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';
import type { LoadEntries, TreeItem } from './tree-item.ts';

export interface NavigationTreeProps {
  items: readonly TreeItem[];
  /** Path of the page. */
  current: string;
  /** Loads the entries of a closed folder. Without it, a closed folder is a link. */
  load?: LoadEntries | undefined;
}

/**
 * The pages of the documentation in numbered sections, the current one marked. What is open or loaded stays so on other
 * pages, as long as the tree is shown.
 */
export function NavigationTree({ items, current, load }: NavigationTreeProps): ReactNode {
  const ref = useRef<HTMLOListElement>(null);
  usePageChange(current, () => {
    // The tree stays where it is, unless that hides the current page. Its entry may be new.
    ref.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <ol ref={ref} className="tree">
      {items.map((item, place) => (
        <TreeEntry key={item.path} item={item} current={current} load={load} before={items[place - 1]?.rest} />
      ))}
    </ol>
  );
}

interface EntryProps {
  item: TreeItem;
  current: string;
  load: LoadEntries | undefined;
  /** How many entries are left out before it. */
  before?: number | undefined;
}

function TreeEntry({ item, current, load, before }: EntryProps): ReactNode {
  const word = useWords();
  const { children, closed, page, path, rest } = item;
  const [entries, setEntries] = useState(children);
  // The page is in this folder; its entries are remembered for pages that are not.
  if (children && children !== entries) setEntries(children);
  const isFolder = entries ?? (load && (closed ?? rest) !== undefined);
  const named = { ...item, title: rest === undefined ? item.title : word('docs.rest', { count: rest }) };
  const to = page === false ? closed : path;
  return (
    <li value={before === undefined ? undefined : before + 1}>
      {to !== undefined && (
        <a href={safeHref(to)} lang={langOf(item)} aria-current={path === current ? 'page' : undefined}>
          {named.title}
        </a>
      )}
      {isFolder && (
        <TreeFolder {...{ item: named, entries, current, load, hasLink: to !== undefined, onLoad: setEntries }} />
      )}
    </li>
  );
}

interface TreeFolderProps extends EntryProps {
  /** Nothing until they are loaded. */
  entries: readonly TreeItem[] | undefined;
  /** Whether the title is a link before it. */
  hasLink: boolean;
  onLoad: (entries: readonly TreeItem[]) => void;
}

/** What a reader opens or closes stays so, until the page that comes is in it. */
function TreeFolder({ item, entries, current, load, hasLink, onLoad }: TreeFolderProps): ReactNode {
  const word = useWords();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(entries !== undefined);
  usePageChange(current, () => {
    if (ref.current && isAround(item, current)) ref.current.open = true;
  });
  const { hasFailed, run } = useLoad(async () => {
    if (load) onLoad(await load(item));
  });
  useEffect(() => {
    // It may have been opened before anything listened.
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
      <summary aria-label={hasLink ? word('header.more', { label: item.title }) : undefined} lang={langOf(item)}>
        {!hasLink && item.title}
        <Glyph name="chevron" />
      </summary>
      {entries ? (
        <ul>
          {entries.map((child) => (
            <TreeEntry key={child.path} item={child} current={current} load={load} />
          ))}
        </ul>
      ) : hasFailed ? (
        <p role="alert">
          {word('contentSearch.failed')}{' '}
          <button type="button" onClick={run}>
            {word('contentSearch.retry')}
          </button>
        </p>
      ) : (
        <p aria-busy>{word('contentSearch.loading')}</p>
      )}
    </details>
  );
}

/** Loads something when `run` is called, and again only after a failure. */
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

/** Whether an entry is a page or has it in it. The path of a page need not begin with that of its group. */
function isAround({ path, children = [] }: TreeItem, page: string): boolean {
  return path === page || children.some((child) => isAround(child, page));
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
