import { useState } from 'react';
import type { DragEvent } from 'react';
import type { FileEntry } from './list-entries.ts';
import { orderIn } from './move/plan-reorder.ts';
import type { ReorderFiles } from './move/use-file-reorder.ts';
import type { RowLocation } from './row-location.ts';

interface Drop {
  /** The row next to which the dragged row would be dropped. */
  id: string;
  side: 'before' | 'after';
}

interface DragRows {
  drop: Drop | undefined;
  handlers: Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>;
}

interface DragOptions {
  entries: readonly FileEntry[];
  /** Returns the row that contains the target of an event. */
  find: (event: DragEvent) => { id: string; location: RowLocation } | undefined;
  reorder: ReorderFiles;
}

/** Lets rows be dragged to other positions in their folder if its names are numbered. */
export function useDragRows({ entries, find, reorder }: DragOptions): DragRows {
  const [dragged, setDragged] = useState<RowLocation>();
  const [drop, setDrop] = useState<Drop>();
  const end = (): void => {
    setDragged(undefined);
    setDrop(undefined);
  };
  const order = dragged ? orderIn(dragged.folder, entries) : [];
  return {
    drop,
    handlers: {
      onDragStart(event) {
        const location = find(event)?.location;
        if (!location || !orderIn(location.folder, entries).includes(location.name)) {
          event.preventDefault();
          return;
        }
        event.dataTransfer.effectAllowed = 'move';
        setDragged(location);
      },
      onDragOver(event) {
        const row = find(event);
        const isBeside = row && row.location.folder === dragged?.folder && order.includes(row.location.name);
        if (!isBeside) {
          setDrop(undefined);
          return;
        }
        event.preventDefault();
        const element = (event.target as Element).closest('[role="treeitem"]');
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const side = event.clientY > top + height / 2 ? 'after' : 'before';
        if (drop?.id !== row.id || drop.side !== side) setDrop({ id: row.id, side });
      },
      onDrop(event) {
        event.preventDefault();
        const target = find(event)?.location;
        if (dragged && target && drop) {
          const from = order.indexOf(dragged.name);
          const position = order.indexOf(target.name) + (drop.side === 'after' ? 1 : 0);
          reorder(dragged.folder, dragged.name, position > from ? position - 1 : position);
        }
        end();
      },
      onDragEnd: end,
    },
  };
}
