import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { valueText } from '../input-props.ts';
import { useForm } from '../form-context.ts';
import { usePlaceholder } from '../use-placeholder.ts';
import { useTypedText } from '../use-typed-text.ts';

/** A text input with a numeric keyboard: an input of type `number` discards text that it cannot parse. */
export function NumberInput({
  field,
  input,
  value,
  control,
  onSet,
  onClear,
  onInputError,
}: InputProps<'number'>): ReactNode {
  const { messages } = useForm();
  const { text, setText, reset } = useTypedText(valueText(value));
  const placeholder = usePlaceholder(field);

  /** Returns the number, or `undefined` if the text is not a number that the field allows. */
  function read(typed: string): number | undefined {
    const number = Number(typed.trim().replace(',', '.'));
    return Number.isFinite(number) && (!input.isInteger || Number.isInteger(number)) ? number : undefined;
  }

  function change(typed: string): void {
    const number = typed.trim() === '' ? undefined : read(typed);
    const error = input.isInteger ? messages.integerInvalid : messages.numberInvalid;
    onInputError(read(typed) === undefined ? error : undefined);
    setText(typed, number === undefined ? valueText(value) : String(number));
    if (number !== undefined) onSet(number);
  }

  return (
    <input
      {...control}
      type="text"
      inputMode={input.isInteger ? 'numeric' : 'decimal'}
      className="rs-input rs-input-short"
      value={text}
      placeholder={placeholder}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        // An invalid text stays in the input with its error.
        if (read(text) === undefined) return;
        reset();
        onInputError(undefined);
        if (text.trim() === '' && value !== undefined && !field.isRequired) onClear();
      }}
    />
  );
}
