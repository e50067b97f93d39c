import type { LayoutProps } from '@recto/site';
import type { ReactNode } from 'react';

export function DefaultLayout({ children }: LayoutProps): ReactNode {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
