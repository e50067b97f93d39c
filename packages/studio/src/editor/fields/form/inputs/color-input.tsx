import type { ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import { useForm } from '../form-context.ts';
import type { InputProps } from '../input-props.ts';
import { useTextInput } from '../use-text-input.ts';

const HEX = /^#[\da-f]{6}$/iu;

/** A colour as text, with a colour picker. */
export function ColorInput(props: InputProps<'color'>): ReactNode {
  const { label, control, onSet } = props;
  const { messages } = useForm();
  const attributes = useTextInput(props);
  return (
    <span className="rs-joined">
      <input
        type="color"
        className="rs-color"
        aria-label={fill(messages.colorOf, { field: label })}
        value={HEX.test(attributes.value) ? attributes.value.toLowerCase() : '#000000'}
        disabled={control.readOnly}
        onChange={(event) => onSet(event.target.value)}
      />
      <input
        {...control}
        {...attributes}
        type="text"
        dir="ltr"
        className="rs-input rs-input-short rs-form-code"
        spellCheck={false}
      />
    </span>
  );
}
