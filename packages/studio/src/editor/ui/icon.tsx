import { createElement } from 'react';
import type { ReactNode } from 'react';
import { ICONS } from './icons.ts';

/** Name of an icon. */
export type IconName = keyof typeof ICONS;

/** A decorative icon next to a text, or inside a button that has a name. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className={`rs-icon rs-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name].map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
