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
  onProblem,
}: InputProps<'number'>): ReactNode {
  const { messages } = useForm();
  const { text, setText, reset } = useTypedText(valueText(value));
  const placeholder = usePlaceholder(field);

  function change(typed: string): void {
    const number = Number(typed.trim().replace(',', '.'));
    const isEmpty = typed.trim() === '';
    const isValid = Number.isFinite(number) && (!input.isInteger || Number.isInteger(number));
    onProblem(isEmpty || isValid ? undefined : input.isInteger ? messages.integerInvalid : messages.numberInvalid);
    setText(typed, isValid && !isEmpty ? String(number) : valueText(value));
    if (isValid && !isEmpty) onSet(number);
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
        reset();
        onProblem(undefined);
        if (text.trim() === '' && value !== undefined && !field.isRequired) onClear();
      }}
    />
  );
}
