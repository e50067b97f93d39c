import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { HOVER_CLOSE_MS, HOVER_OPEN_MS } from '../constants.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { useLandmark } from '../landmark/use-landmark.ts';
import './tooltip.css';

export interface TooltipProps {
  text: string;
  /** Keys that do the same. */
  keys?: readonly string[];
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it speaks of: an element that can have the focus. */
  children: ReactElement;
}

/** A few words about a sign. They open under a resting pointer, and at once for the focus. */
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

/** Tooltips below it share their patience: once one was open, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Primitive.Provider delayDuration={HOVER_OPEN_MS} skipDelayDuration={HOVER_CLOSE_MS}>
      {children}
    </Primitive.Provider>
  );
}
