import type { ReactNode } from 'react';
import { Counter } from './counter.tsx';

export function TallyRow({ start, children }: { start: number; children: ReactNode }): ReactNode {
  return (
    <div className="tally-row">
      <Counter start={start} label={<em>boots</em>}>
        {children}
      </Counter>
      <p>Rendered once.</p>
    </div>
  );
}
