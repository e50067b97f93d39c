import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Lines of text that are to come; without any, a block of the size that `className` says. */
  lines?: number;
  className?: string;
}

/** The place of something that is on its way. Whoever shows it says so in words. */
export function Skeleton({ lines, className = '' }: SkeletonProps): ReactNode {
  if (lines === undefined) return <span aria-hidden="true" className={`skeleton ${className}`.trim()} />;
  return (
    <span aria-hidden="true" className={`skeleton-lines ${className}`.trim()}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton" />
      ))}
    </span>
  );
}
