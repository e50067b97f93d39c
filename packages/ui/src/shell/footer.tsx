import type { ReactNode } from 'react';

export interface FooterProps {
  /** Who holds the rights. */
  owner: string;
  year: number;
  children?: ReactNode;
}

export function Footer({ owner, year, children }: FooterProps): ReactNode {
  return (
    <footer className="mt-auto border-t border-rule">
      <div className="mx-auto flex max-w-[90rem] items-center justify-between gap-6 px-4 py-8 text-sm text-soft sm:px-8">
        <p>
          © <span suppressHydrationWarning>{year}</span> {owner}
        </p>
        {children}
      </div>
    </footer>
  );
}
