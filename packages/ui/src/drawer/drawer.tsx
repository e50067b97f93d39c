import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DRAWER_DIRECTION, DRAWER_EASING, DRAWER_ANIMATION_MS, DRAWER_RESTORE_MS } from '../constants.ts';
import '../dialog/dialog.css';
import { DialogParts, dialogAttributes } from '../dialog/dialog-parts.tsx';
import type { DialogContent } from '../dialog/dialog-parts.tsx';
import { animateFrom } from '../dialog/animation.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import type { DialogState } from '../dialog/use-dialog.ts';
import './drawer.css';
import { translateOf, dampMovement, sizeOf } from './edges.ts';
import type { DrawerDirection } from './edges.ts';
import { Handle } from './handle.tsx';
import { findTapTarget, findReleaseTarget } from './release.ts';
import { useDrag } from './use-drag.ts';

/** Properties of `Drawer`. */
export interface DrawerProps extends DialogState, DialogContent {
  /** Edge of the screen that the drawer comes from. */
  direction?: DrawerDirection;
  /** Whether the page behind is inert while the drawer is open. */
  modal?: boolean;
  /** Fractions of its size at which it can rest, in ascending order; it opens at the first. */
  snapPoints?: readonly number[];
  /** Called with the index of the snap point that it moves to. */
  onSnap?: (snap: number) => void;
}

const WHOLE = [1] as const;

/** A panel at an edge of the screen that can be dragged to close. */
export function Drawer(props: DrawerProps): ReactNode {
  const { open, direction = DRAWER_DIRECTION, modal = true, snapPoints = WHOLE, onSnap } = props;
  const id = useId();
  const [snap, setSnap] = useState(0);
  const openedAt = useRef(0);
  const { ref, isPresent, dismissible, dismiss, handlers } = useDialog(props, {
    modal,
    animation: {
      hiddenStyles: () => ({ translate: translateOf(direction, 0) }),
      duration: DRAWER_ANIMATION_MS,
      easing: DRAWER_EASING,
    },
    unlockDelay: DRAWER_RESTORE_MS,
  });

  const moveTo = (visible: number, moved = 0): void => {
    if (ref.current) ref.current.style.translate = translateOf(direction, visible, moved);
  };
  const snapTo = (next: number): void => {
    const drawer = ref.current;
    if (!drawer) return;
    const from = { translate: getComputedStyle(drawer).translate };
    moveTo(snapPoints[next] ?? 1);
    animateFrom(drawer, from, DRAWER_ANIMATION_MS, DRAWER_EASING);
    setSnap(next);
    if (next !== snap) onSnap?.(next);
  };
  const go = (next: number | 'close'): void => {
    if (next !== 'close') {
      snapTo(next);
      return;
    }
    if (!dismissible) snapTo(snap);
    dismiss();
  };

  const [first = 1] = snapPoints;
  useLayoutEffect(() => {
    if (!isPresent || !open || !ref.current) return;
    openedAt.current = Date.now();
    setSnap(0);
    ref.current.style.translate = translateOf(direction, first);
    allowScroll(ref.current.querySelector<HTMLElement>('.dialog-body'));
  }, [isPresent, open, direction, first, ref]);

  const drag = useDrag({
    drawer: ref,
    direction,
    openedAt,
    onDrag: (moved) => {
      const visible = snapPoints[snap] ?? 1;
      if (ref.current) moveTo(visible, dampMovement(moved, (1 - visible) * sizeOf(direction, ref.current)));
    },
    onRelease: (moved, velocity) => {
      if (ref.current)
        go(findReleaseTarget({ moved, velocity, size: sizeOf(direction, ref.current), snapPoints, snap }));
    },
  });

  if (!isPresent) return null;
  return (
    <dialog
      ref={ref}
      className="drawer"
      data-direction={direction}
      data-snaps={snapPoints.length > 1 ? '' : undefined}
      {...dialogAttributes(id, props.description)}
      {...handlers}
      {...drag}
    >
      <Handle
        onTap={() => {
          go(findTapTarget(snap, snapPoints, dismissible));
        }}
        onDoubleTap={dismiss}
      />
      <DialogParts id={id} {...props} />
    </dialog>
  );
}

/** Content longer than the drawer scrolls by touch; shorter content drags the drawer. */
function allowScroll(body: HTMLElement | null): void {
  if (body) body.style.touchAction = body.scrollHeight > body.clientHeight ? 'pan-y' : 'none';
}
