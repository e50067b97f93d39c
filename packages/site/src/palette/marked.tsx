import type { ReactNode } from 'react';
import type { TextPart } from './mark-words.ts';

/** A text with what was searched for marked in it. */
export function Marked({ pieces }: { pieces: readonly TextPart[] }): ReactNode {
  return pieces.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text));
}
