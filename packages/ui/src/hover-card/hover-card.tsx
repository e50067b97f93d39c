import { HoverCard as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { HOVER_CLOSE_MS, HOVER_OPEN_MS } from '../constants.ts';
import { useLandmark } from '../landmark/use-landmark.ts';
import './hover-card.css';

/** Properties of `HoverCard`. */
export interface HoverCardProps {
  /** The element that opens the card, usually a link, which also works without hovering. */
  trigger: ReactElement;
  /** Side of the trigger on which the card opens. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Content of the card. */
  children: ReactNode;
}

/** A preview of a link's target, shown under a resting pointer. */
export function HoverCard({ trigger, side = 'bottom', children }: HoverCardProps): ReactNode {
  const [setTrigger, landmark] = useLandmark();
  return (
    <Primitive.Root openDelay={HOVER_OPEN_MS} closeDelay={HOVER_CLOSE_MS}>
      <Primitive.Trigger asChild ref={setTrigger}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content side={side} sideOffset={8} collisionPadding={8} className="hover-card">
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
