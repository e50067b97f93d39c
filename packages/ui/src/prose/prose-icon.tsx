import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface ProseIconProps {
  /** Its collection and its own name: `lucide:book-open`. */
  name: string;
  /** Is read aloud in its place; without it, it is an ornament. */
  label?: string;
}

/** `:icon{name="lucide:book-open" label="…"}` in a sentence, or on a card. */
export function ProseIcon({
  props: { name, label },
}: {
  props: { readonly [Name in keyof ProseIconProps]?: unknown };
}): ReactNode {
  if (typeof name !== 'string') return null;
  return <Icon name={name} {...(typeof label === 'string' && { label })} className="prose-icon" />;
}
