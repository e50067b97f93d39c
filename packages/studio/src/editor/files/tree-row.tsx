import { memo } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../paths/relative-path.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { FileMarks, marksOf } from './file-marks.tsx';
import { labelOfRow } from './row-label.ts';
import type { Row } from './visible-rows.ts';

interface TreeRowProps {
  row: Row;
  /** Whether the row gets the focus when the tree does. */
  isActive: boolean;
  /** Whether its file is being edited. */
  isCurrent: boolean;
  /** Where a dragged row would be dropped. */
  drop: 'before' | 'after' | undefined;
}

/** One row of the tree. The tree handles its clicks and keys. */
export const TreeRow = memo(function TreeRow({ row, isActive, isCurrent, drop }: TreeRowProps): ReactNode {
  const messages = useMessages('files');
  const marks = useMessages('panel').files;
  const label = labelOfRow(row, messages);
  const entry = row.kind === 'file' ? row.node.entry : undefined;
  const isOpen = row.kind === 'folder' ? row.isOpen : undefined;
  // Texts that are visible come first.
  const [textMarks = [], iconMarks = []] = entry ? splitMarks(marksOf(entry, marks)) : [];
  const ariaLabel = [label, ...textMarks, ...iconMarks];
  return (
    <div
      role="treeitem"
      data-id={row.id}
      data-drop={drop}
      draggable={row.kind !== 'more' && row.level > 1}
      className={`rs-row rs-row-${row.kind} ${entry?.change === 'delete' ? 'rs-row-deleted' : ''}`}
      aria-label={ariaLabel.join(', ')}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={isOpen}
      aria-selected={isCurrent}
      tabIndex={isActive ? 0 : -1}
    >
      {row.kind === 'folder' && <Icon name="chevron" />}
      <Icon name={iconOf(row)} />
      <span className="rs-row-name" title={entry && nameOf(entry.path)}>
        <bdi>{label}</bdi>
      </span>
      {row.kind === 'folder' && row.node.isMarked && !row.isOpen && <span className="rs-dot" />}
      {entry && <FileMarks entry={entry} />}
      {row.kind !== 'more' && (
        <IconButton icon="more" label={fill(messages.actions, { name: label })} tabIndex={-1} aria-haspopup="menu" />
      )}
    </div>
  );
});

/** Splits marks into those that are shown as text and those that are shown as an icon. */
function splitMarks(all: ReturnType<typeof marksOf>): [textMarks: string[], iconMarks: string[]] {
  return [false, true].map((isShort) =>
    all.filter(({ short }) => (short !== undefined) === isShort).map(({ text }) => text),
  ) as [string[], string[]];
}

function iconOf(row: Row): 'folder' | 'file' | 'data' | 'more' {
  if (row.kind !== 'file') return row.kind;
  return row.node.entry.kind === 'page' ? 'file' : 'data';
}
