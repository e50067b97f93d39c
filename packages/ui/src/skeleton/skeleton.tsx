import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Number of text lines; without it, a block with the size set by `className`. */
  lines?: number;
  className?: string;
}

/** Placeholder for content that is loading. The surrounding component must also announce it as text. */
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
