import type { ReactNode } from 'react';

/** `::pair` in markdown: two code blocks side by side. Its styles are in `styles.css`. */
export default function Pair({ children }: { children?: ReactNode }): ReactNode {
  return <div className="pair">{children}</div>;
}
