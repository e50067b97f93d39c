import type { ReactNode } from 'react';

/** One sentence across the page. */
export function Banner({ children }: { children: ReactNode }): ReactNode {
  return <section className="banner">{children}</section>;
}
