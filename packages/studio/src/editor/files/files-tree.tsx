import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useValue } from '../studio.ts';
import { afterRelease } from '../ui/after-release.ts';
import { useMessages } from '../messages/messages.tsx';
import { foldersOf } from './build-tree.ts';
import type { FolderNode, TreeNode } from './build-tree.ts';
import type { FileEntry } from './list-entries.ts';
import { orderIn } from './move/plan-reorder.ts';
import type { ReorderFiles } from './move/use-file-reorder.ts';
import { labelOfRow } from './row-label.ts';
import { locationOfRow } from './row-location.ts';
import type { RowLocation } from './row-location.ts';
import { TreeRow } from './tree-row.tsx';
import { findTyped, stepInTree } from './tree-keys.ts';
import { chosenRow, fileToShow, initiallyOpen, openFolders } from './tree-state.ts';
import { useDragRows } from './use-drag-rows.ts';
import { listRows } from './visible-rows.ts';
import type { Row } from './visible-rows.ts';

/** Maximum time between two letters of the same typed text, in milliseconds. */
const TYPE_AHEAD_TIMEOUT = 600;

/** Keys that start a task. */
const TASK_KEYS: Readonly<Record<string, 'rename' | 'delete'>> = { F2: 'rename', Delete: 'delete' };

interface FilesTreeProps {
  roots: readonly FolderNode[];
  /** All files, including those that are not visible. */
  entries: readonly FileEntry[];
  /** Path of the file that is being edited. */
  current: string | undefined;
  onOpen: (entry: FileEntry) => void;
  /** Opens the menu of a node next to an element. */
  onMenu: (node: TreeNode, anchor: Element, location: RowLocation | undefined) => void;
  /** Called for F2 and Delete. */
  onTask: (kind: 'rename' | 'delete', node: TreeNode) => void;
  /** Called for Alt with the arrow keys, and after dragging. */
  onReorder: ReorderFiles;
}

/** Tree of collections and folders. Only open folders render their content. */
export function FilesTree(props: FilesTreeProps): ReactNode {
  const { roots, entries, current, onOpen, onMenu, onTask, onReorder } = props;
  const messages = useMessages('files');
  const tree = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  /** Stays true if the focused row was removed, when no element has the focus. */
  const hasFocus = useRef(false);
  const [atFirst] = useState(() => initiallyOpen(roots, current));
  const open = useValue(openFolders) ?? atFirst;
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const chosen = useValue(chosenRow);
  const toShow = useValue(fileToShow);
  const rows = useMemo(() => listRows(roots, { open, whole }), [roots, open, whole]);
  const active = [chosen, current].find((candidate) => rows.some(({ id }) => id === candidate)) ?? rows[0]?.id;

  useEffect(() => {
    const folders = toShow === undefined ? [] : foldersOf(toShow, roots);
    if (folders.length === 0) return;
    openFolders.set(new Set([...open, ...folders]));
    chosenRow.set(toShow);
    fileToShow.set(undefined);
  }, [toShow, roots, open]);

  // The active row keeps the focus even if its element is replaced: a renamed file has a new row.
  useEffect(() => {
    const element = tree.current;
    const focused = (element?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
    const row = element?.querySelector<HTMLElement>('[tabindex="0"]');
    const isInTree = focused?.matches('[role="treeitem"]') === true;
    if (row && row !== focused && (isInTree || (focused === null && hasFocus.current))) row.focus();
  });

  const setOpen = (id: string, isOpen: boolean): void => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    openFolders.set(next);
  };

  const activate = (row: Row): void => {
    chosenRow.set(row.id);
    if (row.kind === 'folder') setOpen(row.id, !row.isOpen);
    else if (row.kind === 'more') setWhole(new Set(whole).add(row.folder));
    else if (row.node.entry.change !== 'delete') onOpen(row.node.entry);
  };

  const rowAt = ({ target }: { target: EventTarget }): Row | undefined => {
    const id = (target as Element).closest<HTMLElement>('[role="treeitem"]')?.dataset['id'];
    return rows.find((one) => one.id === id);
  };

  const openMenu = (row: Row, anchor: Element): void => {
    chosenRow.set(row.id);
    if (row.kind !== 'more') onMenu(row.node, anchor, locationOfRow(row, rows));
  };

  const onClick = (event: MouseEvent): void => {
    const row = rowAt(event);
    const button = (event.target as Element).closest('button');
    if (row && button) openMenu(row, button);
    else if (row) activate(row);
  };

  const onContextMenu = (event: MouseEvent): void => {
    const row = rowAt(event);
    if (!row || row.kind === 'more') return;
    event.preventDefault();
    const item = (event.target as Element).closest('[role="treeitem"]');
    const anchor = item?.querySelector('button') ?? event.currentTarget;
    afterRelease(event, () => {
      openMenu(row, anchor);
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target as HTMLElement).matches('[role="treeitem"]')) return;
    if (event.ctrlKey || event.metaKey) return;
    const row = rows.find(({ id }) => id === active);
    if (event.altKey) {
      const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const location = row && locationOfRow(row, rows);
      if (way === undefined || !location) return;
      event.preventDefault();
      onReorder(location.folder, location.name, orderIn(location.folder, entries).indexOf(location.name) + way);
      return;
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepInTree(rows, active, event.key, isRightToLeft);
    if (step && 'focus' in step) chosenRow.set(step.focus);
    else if (step && 'open' in step) setOpen(step.open, true);
    else if (step) setOpen(step.close, false);
    else if (row && row.kind !== 'more' && TASK_KEYS[event.key]) onTask(TASK_KEYS[event.key] ?? 'rename', row.node);
    else if (row && (event.key === 'Enter' || event.key === ' ')) activate(row);
    else if (event.key.length === 1) {
      const { text, at } = typed.current;
      typed.current = {
        text: (event.timeStamp - at < TYPE_AHEAD_TIMEOUT ? text : '') + event.key,
        at: event.timeStamp,
      };
      const match = findTyped(rows, active, typed.current.text, (one) => labelOfRow(one, messages));
      if (match !== undefined) chosenRow.set(match);
    } else return;
    event.preventDefault();
  };

  const { drop, handlers } = useDragRows({
    entries,
    reorder: onReorder,
    find: (event) => {
      const row = rowAt(event);
      const location = row && locationOfRow(row, rows);
      return row && location && { id: row.id, location };
    },
  });

  return (
    <div
      ref={tree}
      role="tree"
      className="rs-tree"
      aria-label={messages.tree}
      tabIndex={-1}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false;
      }}
      onFocus={(event) => {
        hasFocus.current = true;
        const row = rowAt(event);
        if (row) chosenRow.set(row.id);
      }}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {rows.map((row) => (
        <TreeRow
          key={row.id}
          row={row}
          isActive={row.id === active}
          isCurrent={row.kind === 'file' && row.id === current}
          drop={drop?.id === row.id ? drop.side : undefined}
        />
      ))}
    </div>
  );
}
