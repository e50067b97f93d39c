import type { ReactNode } from 'react';

/** Colour of a badge by its meaning. */
export type BadgeColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

/** A short label that states the kind or status of the item next to it. */
export function Badge({ color = 'neutral', children }: { color?: BadgeColor; children: ReactNode }): ReactNode {
  return (
    <span className="badge" data-color={color}>
      {children}
    </span>
  );
}
