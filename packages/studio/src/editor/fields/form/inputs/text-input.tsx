import { useState } from 'react';
import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { useTextInput } from '../use-text-input.ts';

/** Length from which a text gets a multi-line input, in characters. */
const LONG_TEXT = 60;

/** A single-line or multi-line text input. */
export function TextInput(props: InputProps<'text'>): ReactNode {
  const { input, control } = props;
  const attributes = { ...control, ...useTextInput(props), dir: 'auto' };
  const { value, placeholder } = attributes;
  // Decided once: if the element changed while the user types, the caret would be lost.
  const [isLong] = useState(input.isLong || value.length > LONG_TEXT || value.includes('\n'));
  if (!isLong) return <input {...attributes} type={input.type} className="rs-input" />;
  return (
    <span className="rs-grow" data-text={value || placeholder}>
      <textarea {...attributes} rows={1} className="rs-input" />
    </span>
  );
}
