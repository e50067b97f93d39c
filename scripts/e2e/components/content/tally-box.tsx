import type { ReactNode } from 'react';
import { TallyRow } from '../tally-row.tsx';

/** A static component: it is rendered on the server, and browsers load only the code of the counter in it. */
export default function TallyBox({ start = 0, children }: { start?: number; children?: ReactNode }): ReactNode {
  return (
    <section className="tally-box" style={{ paddingInlineStart: '12px' }}>
      <h3>Tally</h3>
      <TallyRow start={start}>{children}</TallyRow>
    </section>
  );
}
