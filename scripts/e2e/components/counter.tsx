'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';

export const LARGEST = 9;

export function Counter({ start, label, children }: { start: number; label: ReactNode; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  return (
    <div className="counter">
      <button type="button" onClick={() => setCount(Math.min(count + 1, LARGEST))}>
        {count} {label}
      </button>
      {children}
    </div>
  );
}
