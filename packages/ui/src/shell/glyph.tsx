import type { ReactNode } from 'react';

export interface GlyphProps {
  name: 'check' | 'chevron' | 'close' | 'contrast' | 'copy' | 'globe' | 'menu' | 'search' | 'source';
}

/** A sign of the shell. Its shape is in the style sheet: sent once, and in no page. */
export function Glyph({ name }: GlyphProps): ReactNode {
  return <span aria-hidden="true" className={`glyph glyph-${name}`} />;
}
