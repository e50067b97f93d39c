import type { EditorView } from '@tiptap/pm/view';
import { findDropPositions, nearestDropPosition } from './drop-positions.ts';
import type { DropPosition } from './drop-positions.ts';

/** Distance the pointer has to move before a press becomes a drag, in pixels. */
const THRESHOLD = 4;
/** Height of the zones at the top and bottom of the page that scroll it, in pixels. */
const SCROLL_ZONE = 48;
/** Scroll distance per frame, in pixels. */
const SCROLL_STEP = 8;

interface BlockDrag {
  view: EditorView;
  /** The scrolling element. */
  page: HTMLElement;
  /** Position of the node. */
  from: number;
  /** The handle, which captures the pointer. */
  button: HTMLElement;
  pointer: PointerEvent;
  onStart: () => void;
  /** Called with the position to move the node to; without one if it stays, also after a press without a drag. */
  onEnd: (to?: number) => void;
}

/**
 * Shows a line where the node would be dropped while the pointer moves. Uses pointer events, since native drag and drop
 * does not support touch. Returns a function that cancels the drag.
 */
export function startBlockDrag({ view, page, from, button, pointer, onStart, onEnd }: BlockDrag): () => void {
  const line = document.createElement('div');
  line.className = 'rs-drop-line';
  const ended = new AbortController();
  const { signal } = ended;
  let isMoving = false;
  let at = { x: pointer.clientX, y: pointer.clientY };
  let target: DropPosition | undefined;

  const size = view.state.doc.nodeAt(from)?.nodeSize ?? 0;
  const isElsewhere = ({ position }: DropPosition): boolean => position < from || position > from + size;
  const isRightToLeft = getComputedStyle(view.dom).direction === 'rtl';

  const follow = (): void => {
    const nearest = nearestDropPosition(
      findDropPositions(view, from, { pointer: at, isRightToLeft }),
      at,
      isRightToLeft,
    );
    target = nearest && isElsewhere(nearest) ? nearest : undefined;
    line.hidden = !target;
    if (!target) return;
    const { left, top } = page.getBoundingClientRect();
    line.style.insetBlockStart = `${target.y - top + page.scrollTop}px`;
    line.style.left = `${target.left - left - page.clientLeft}px`;
    line.style.inlineSize = `${target.right - target.left}px`;
  };
  const scroll = (): void => {
    if (signal.aborted) return;
    const { top, bottom } = page.getBoundingClientRect();
    const step = Number(at.y > bottom - SCROLL_ZONE) - Number(at.y < top + SCROLL_ZONE);
    if (step !== 0) {
      page.scrollTop += step * SCROLL_STEP;
      follow();
    }
    requestAnimationFrame(scroll);
  };
  const end = (to?: number): void => {
    if (signal.aborted) return;
    ended.abort();
    line.remove();
    page.classList.remove('rs-is-dragging');
    onEnd(to);
  };

  button.setPointerCapture(pointer.pointerId);
  button.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      const isNear = Math.hypot(x - pointer.clientX, y - pointer.clientY) < THRESHOLD;
      if (!isMoving && isNear) return;
      at = { x, y };
      if (!isMoving) {
        isMoving = true;
        page.append(line);
        page.classList.add('rs-is-dragging');
        onStart();
        scroll();
      }
      follow();
    },
    { signal },
  );
  button.addEventListener(
    'pointerup',
    () => {
      end(target?.position);
    },
    { signal },
  );
  for (const type of ['pointercancel', 'lostpointercapture'] as const) {
    button.addEventListener(
      type,
      () => {
        end();
      },
      { signal },
    );
  }
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  return end;
}
