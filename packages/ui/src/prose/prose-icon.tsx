import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface ProseIconProps {
  /** Collection and name of the icon: `lucide:book-open`. */
  name: string;
  /** Accessible name; without it, the icon is decorative. */
  label?: string;
}

/** `:icon{name="lucide:book-open" label="…"}` in a sentence or on a card. */
export function ProseIcon({
  props: { name, label },
  slots,
}: {
  props: { readonly [Name in keyof ProseIconProps]?: unknown };
  /** Text that an author wrote into the component, shown after the icon. */
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
