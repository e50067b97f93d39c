import type { ChangeEvent } from 'react';
import type { InputProps } from './input-props.ts';
import { valueText } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';
import { usePlaceholder } from './use-placeholder.ts';

/** Attributes of a text input. */
export interface TextAttributes {
  value: string;
  placeholder: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** Input whose text is the value. An optional field that was emptied is removed from the file on blur. */
export function useTextInput(props: Pick<InputProps, 'field' | 'value' | 'onSet' | 'onClear'>): TextAttributes {
  const { field, value, onSet, onClear } = props;
  const { text, setText, reset } = useTypedText(valueText(value));
  return {
    value: text,
    placeholder: usePlaceholder(field),
    onChange: (event) => {
      setText(event.target.value);
      onSet(event.target.value);
    },
    onBlur: () => {
      reset();
      if (value === '' && !field.isRequired) onClear();
    },
  };
}
