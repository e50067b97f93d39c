import type { ReactNode } from 'react';

/** A key, or several keys pressed together. */
export function Kbd({ keys }: { keys: readonly string[] }): ReactNode {
  return (
    <kbd className="keys">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </kbd>
  );
}
