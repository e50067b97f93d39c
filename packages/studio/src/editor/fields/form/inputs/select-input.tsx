import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { valueText } from '../input-props.ts';
import { useForm } from '../form-context.ts';
import { usePlaceholder } from '../use-placeholder.ts';

/** A select for one of the values that the schema allows. */
export function SelectInput({ field, input, value, control, onSet, onClear }: InputProps<'select'>): ReactNode {
  const { messages } = useForm();
  const { readOnly, ...attributes } = control;
  const placeholder = usePlaceholder(field) ?? messages.notSet;
  const text = valueText(value);
  const isKnown = text === '' || input.options.some((option) => String(option) === text);
  return (
    <select
      {...attributes}
      className="rs-input rs-select"
      value={text}
      disabled={readOnly}
      onChange={({ target }) => {
        const option = input.options.find((one) => String(one) === target.value);
        if (option === undefined) onClear();
        else onSet(option);
      }}
    >
      {(!field.isRequired || text === '') && <option value="">{placeholder}</option>}
      {/* A value that the schema does not allow stays until the user chooses another. */}
      {!isKnown && <option value={text}>{text}</option>}
      {input.options.map((option) => (
        <option key={option} value={String(option)}>
          {option}
        </option>
      ))}
    </select>
  );
}
