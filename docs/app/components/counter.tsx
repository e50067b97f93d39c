import type { ClientComponentProps } from '@recto/site';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** The smallest component that moves: a number with a button on either side. */
export function Counter({ props }: ClientComponentProps): ReactNode {
  const [added, setAdded] = useState(0);
  const start = Number(props['start'] ?? 0);
  const label = typeof props['label'] === 'string' ? props['label'] : '';
  const step = (by: number): ReactNode => (
    <button
      type="button"
      aria-label={`${label} ${by > 0 ? '+' : '−'}1`}
      onClick={() => {
        setAdded(added + by);
      }}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
  return (
    <div className="counter">
      <span>{label}</span>
      {step(-1)}
      <output>{(Number.isFinite(start) ? start : 0) + added}</output>
      {step(1)}
    </div>
  );
}
