import type { ReactNode } from 'react';

export type BadgeColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

/** A word that says what kind of thing stands beside it. */
export function Badge({ color = 'neutral', children }: { color?: BadgeColor; children: ReactNode }): ReactNode {
  return (
    <span className="badge" data-color={color}>
      {children}
    </span>
  );
}
