import type { ReactNode } from 'react';
import { TallyRow } from '../tally-row.tsx';

/** A static component: the server renders it, and only the counter inside of it reaches browsers. */
export default function TallyBox({ start = 0, children }: { start?: number; children?: ReactNode }): ReactNode {
  return (
    <section className="tally-box" style={{ paddingInlineStart: '12px' }}>
      <h3>Tally</h3>
      <TallyRow start={start}>{children}</TallyRow>
    </section>
  );
}
