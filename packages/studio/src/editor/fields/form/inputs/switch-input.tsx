import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';

/** A switch for a boolean. */
export function SwitchInput({ field, value, control, onSet }: InputProps<'boolean'>): ReactNode {
  const { readOnly, ...attributes } = control;
  const isOn = typeof value === 'boolean' ? value : field.default === true;
  return (
    <input
      {...attributes}
      type="checkbox"
      role="switch"
      className="rs-switch"
      checked={isOn}
      aria-checked={isOn}
      disabled={readOnly}
      onChange={(event) => onSet(event.target.checked)}
    />
  );
}
