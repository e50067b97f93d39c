import type { ReactNode } from 'react';

/** Properties of `ShellIcon`. */
export interface ShellIconProps {
  /** Name of the icon. */
  name: 'check' | 'chevron' | 'close' | 'contrast' | 'copy' | 'globe' | 'menu' | 'search';
}

/** An icon of the shell. Its shape is in the style sheet, so it is sent only once and not in every page. */
export function ShellIcon({ name }: ShellIconProps): ReactNode {
  return <span aria-hidden="true" className={`glyph glyph-${name}`} />;
}
