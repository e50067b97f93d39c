import type { ReactNode } from 'react';

/** The logo: a pilcrow (¶). */
export default function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 fill-accent forced-colors:fill-current">
      <path d="M6.5 1H14v1.5h-1.5V15H11V2.5H9.5V15H8V9H6.5a4 4 0 0 1 0-8z" />
    </svg>
  );
}
