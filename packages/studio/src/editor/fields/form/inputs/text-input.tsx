import { useState } from 'react';
import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { useTextInput } from '../use-text-input.ts';

/** Texts that are longer than this are shown on several lines, in characters. */
const LONG_TEXT = 60;

export function TextInput(props: InputProps<'text'>): ReactNode {
  const { input, control } = props;
  const attributes = { ...control, ...useTextInput(props), dir: 'auto' };
  const { value, placeholder } = attributes;
  // Decided once: an input that changes its kind while one types loses the caret.
  const [isLong] = useState(input.isLong || value.length > LONG_TEXT || value.includes('\n'));
  if (!isLong) return <input {...attributes} type={input.type} className="rs-input" />;
  return (
    <span className="rs-grow" data-text={value || placeholder}>
      <textarea {...attributes} rows={1} className="rs-input" />
    </span>
  );
}
