import type { ChangeEvent } from 'react';
import type { InputProps } from './input-props.ts';
import { textOf } from './input-props.ts';
import { useDraft } from './use-draft.ts';
import { usePlaceholder } from './use-placeholder.ts';

export interface TextAttributes {
  value: string;
  placeholder: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** An input whose text is the value. A field that was emptied goes from the file when the input is left, if it may. */
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
