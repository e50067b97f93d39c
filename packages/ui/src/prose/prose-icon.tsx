import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** `:icon{name="lucide:book-open" label="…"}` in a sentence, or on a card. */
export function ProseIcon({ props: { name, label } }: { props: Record<string, unknown> }): ReactNode {
  if (typeof name !== 'string') return null;
  return <Icon name={name} {...(typeof label === 'string' && { label })} className="prose-icon" />;
}
