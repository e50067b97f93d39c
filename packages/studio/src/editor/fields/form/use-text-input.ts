import type { ChangeEvent } from 'react';
import type { InputProps } from './input-props.ts';
import { textOf } from './input-props.ts';
import { useDraft } from './use-draft.ts';
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
  const { text, type, leave } = useDraft(textOf(value));
  return {
    value: text,
    placeholder: usePlaceholder(field),
    onChange: (event) => {
      type(event.target.value);
      onSet(event.target.value);
    },
    onBlur: () => {
      leave();
      if (value === '' && !field.isRequired) onClear();
    },
  };
}
