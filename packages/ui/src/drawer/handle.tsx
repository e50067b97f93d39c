import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { DRAWER_HOLD_MS, DRAWER_TAP_MS } from '../constants.ts';
import { useMessages } from '../messages/messages.ts';

/** Properties of `Handle`. */
export interface HandleProps {
  /** Called for a tap: moves to the next snap point, or closes. */
  onTap: () => void;
  /** Called for a double tap: closes at once. */
  onDoubleTap: () => void;
}

/** The handle of a drawer. A tap is delayed to detect a double tap; a long press is not a tap. */
export function Handle({ onTap, onDoubleTap }: HandleProps): ReactNode {
  const message = useMessages();
  const pressedAt = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return (
    <button
      type="button"
      data-drag
      aria-label={message('drawer.handle')}
      className="drawer-handle"
      onPointerDown={() => {
        pressedAt.current = Date.now();
      }}
      onClick={() => {
        const isHeld = pressedAt.current !== undefined && Date.now() - pressedAt.current >= DRAWER_HOLD_MS;
        pressedAt.current = undefined;
        clearTimeout(timer.current);
        if (!isHeld) timer.current = setTimeout(onTap, DRAWER_TAP_MS);
      }}
      onDoubleClick={() => {
        clearTimeout(timer.current);
        onDoubleTap();
      }}
    />
  );
}
