import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { HOVER_CLOSE_MS, HOVER_OPEN_MS } from '../constants.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { useLandmark } from '../landmark/use-landmark.ts';
import './tooltip.css';

/** Properties of `Tooltip`. */
export interface TooltipProps {
  /** Text of the tooltip. */
  text: string;
  /** Keyboard shortcut shown after the text. */
  keys?: readonly string[];
  /** Side on which the tooltip opens. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The element that the tooltip describes; it must be focusable. */
  children: ReactElement;
}

/** A short description of an element, shown under a resting pointer, and immediately on focus. */
export function Tooltip({ text, keys, side = 'top', children }: TooltipProps): ReactNode {
  const [setTrigger, landmark] = useLandmark();
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild ref={setTrigger}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content side={side} sideOffset={6} collisionPadding={8} className="tooltip">
          {text}
          {keys && <Kbd keys={keys} />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Shares the delay of the tooltips inside: after one was open, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Primitive.Provider delayDuration={HOVER_OPEN_MS} skipDelayDuration={HOVER_CLOSE_MS}>
      {children}
    </Primitive.Provider>
  );
}
