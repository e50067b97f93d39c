import type { ReactNode } from 'react';

/** `::pair` in markdown: two blocks of code side by side. Its rules are in `styles.css`. */
export default function Pair({ children }: { children?: ReactNode }): ReactNode {
  return <div className="pair">{children}</div>;
}
