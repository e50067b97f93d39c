import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { DRAWER_DRAG_DELAY_MS } from '../constants.ts';
import { towardsEdge } from './edges.ts';
import type { DrawerDirection } from './edges.ts';

/** Elements that accept input or handle gestures themselves are not dragged. */
const NOT_DRAGGABLE = 'input, textarea, select, [contenteditable], [data-no-drag]';
/** Movement before a drag starts, in pixels; more for touch, which is less precise than a mouse. */
const DRAG_THRESHOLD_PX = { touch: 10, mouse: 2 };
/** Time before the release over which the velocity is measured, in milliseconds. */
const VELOCITY_WINDOW_MS = 100;

interface Point {
  moved: number;
  time: number;
}

/** Options of `useDrag`. */
export interface DragOptions {
  /** The drawer element. */
  drawer: RefObject<HTMLElement | null>;
  /** Edge of the screen that the drawer comes from. */
  direction: DrawerDirection;
  /** Time when the drawer was opened. */
  openedAt: RefObject<number>;
  /** Called with the distance towards the edge while dragging. */
  onDrag: (moved: number) => void;
  /** Called with distance and velocity when the drag ends. */
  onRelease: (moved: number, velocity: number) => void;
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

/** Handles dragging a drawer: by touch anywhere, by mouse only at handle and header, so that text can be selected. */
export function useDrag({ drawer, direction, openedAt, onDrag, onRelease }: DragOptions): DragHandlers {
  const start = useRef<{ x: number; y: number; isDragging: boolean }>(undefined);
  const points = useRef<Point[]>([]);

  const end = (event: PointerEvent): void => {
    const { current } = start;
    start.current = undefined;
    if (current?.isDragging !== true) return;
    const moved = towardsEdge(direction, event.clientX - current.x, event.clientY - current.y);
    // A gesture that the browser took over has no velocity.
    onRelease(moved, event.type === 'pointercancel' ? 0 : velocityOf(points.current, moved));
  };

  return {
    onPointerDown(event) {
      if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest(NOT_DRAGGABLE)) return;
      if (event.pointerType === 'mouse' && !event.target.closest('[data-drag]')) return;
      start.current = { x: event.clientX, y: event.clientY, isDragging: false };
      points.current = [{ moved: 0, time: Date.now() }];
    },
    onPointerMove(event) {
      const { current } = start;
      if (!current) return;
      const moved = towardsEdge(direction, event.clientX - current.x, event.clientY - current.y);
      if (!current.isDragging) {
        if (Math.abs(moved) < (event.pointerType === 'mouse' ? DRAG_THRESHOLD_PX.mouse : DRAG_THRESHOLD_PX.touch))
          return;
        if (Date.now() - openedAt.current < DRAWER_DRAG_DELAY_MS || isScrolled(event.target, drawer.current)) {
          start.current = undefined;
          return;
        }
        current.isDragging = true;
        drawer.current?.setPointerCapture(event.pointerId);
      }
      points.current.push({ moved, time: Date.now() });
      onDrag(moved);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Whether scrolled content is under the pointer, which must scroll back before the drawer is dragged. */
function isScrolled(target: EventTarget, drawer: HTMLElement | null): boolean {
  for (let element = target; element instanceof Element && element !== drawer;) {
    if (element.scrollTop !== 0) return true;
    if (!element.parentElement) return false;
    element = element.parentElement;
  }
  return false;
}

function velocityOf(points: readonly Point[], moved: number): number {
  const now = Date.now();
  const from = points.find(({ time }) => now - time <= VELOCITY_WINDOW_MS);
  return from === undefined ? 0 : (moved - from.moved) / Math.max(now - from.time, 1);
}
