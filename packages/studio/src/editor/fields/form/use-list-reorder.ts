import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

/** State and event handlers for reordering a list. */
export interface ListReorder {
  list: RefObject<HTMLOListElement | null>;
  /** Index of the dragged item, and the index where it would be dropped. */
  drag: { from: number; to: number } | undefined;
  handleProps: (index: number) => HandleProps;
}

/** Event handlers of a drag handle. */
export interface HandleProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Reorders list items: by dragging a handle with mouse, pen or finger, or with the arrow keys on it. */
export function useListReorder(count: number, onMove: (from: number, to: number) => void): ListReorder {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<ListReorder['drag']>();
  const end = (): void => setDrag(undefined);

  return {
    list,
    drag,
    handleProps: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove(event) {
        if (drag) setDrag({ from: drag.from, to: dropIndexAt(list.current, drag.from, event.clientY) });
      },
      onPointerUp() {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
        end();
      },
      onPointerCancel: end,
      onKeyDown(event) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (event.key === 'Escape' && drag) {
          event.stopPropagation();
          end();
        }
        if (step === undefined) return;
        event.preventDefault();
        const to = index + step;
        if (to >= 0 && to < count) onMove(index, to);
      },
    }),
  };
}

/** Index that an item gets if it is dropped at the given height: after all items whose centre is above. */
function dropIndexAt(list: HTMLElement | null, from: number, y: number): number {
  const items = [...(list?.children ?? [])];
  return items.filter((item, index) => {
    const { top, height } = item.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;
}
