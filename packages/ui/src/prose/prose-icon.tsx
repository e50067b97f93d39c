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
  slots,
}: {
  props: { readonly [Name in keyof ProseIconProps]?: unknown };
  /** Text that an author wrote into it stands behind it. */
  slots?: Readonly<Record<string, ReactNode>>;
}): ReactNode {
  if (typeof name !== 'string') return slots?.['default'];
  return (
    <>
      <Icon name={name} {...(typeof label === 'string' && { label })} className="prose-icon" />
      {slots?.['default']}
    </>
  );
}
