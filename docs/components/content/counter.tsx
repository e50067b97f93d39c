'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';

/** A minimal interactive component: a number with a button on each side. */
export default function Counter({ start = 0, label = '' }: { start?: number | string; label?: string }): ReactNode {
  const [added, setAdded] = useState(0);
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
      <output>{(Number.isFinite(Number(start)) ? Number(start) : 0) + added}</output>
      {step(1)}
    </div>
  );
}
