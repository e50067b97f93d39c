import type { ReactNode } from 'react';
import { parseDocument, stringify } from 'yaml';
import type { FieldValue } from '../../patch/source-tree.ts';
import { useForm } from '../form-context.ts';
import type { InputProps } from '../input-props.ts';
import { useTypedText } from '../use-typed-text.ts';

/** Edits any value as YAML. Invalid YAML is not saved, and stays in the input with its error. */
export function SourceInput({ field, value, control, onSet, onClear, onInputError }: InputProps): ReactNode {
  const { messages } = useForm();
  const yaml = value === undefined ? '' : writeYaml(value);
  const { text, setText, reset } = useTypedText(yaml);

  function change(typed: string): void {
    const read = readYaml(typed);
    onInputError(read ? undefined : messages.sourceInvalid);
    setText(typed, read ? writeYaml(read.value) : yaml);
    if (read && typed.trim() !== '') onSet(read.value);
  }

  return (
    <span className="rs-grow rs-form-code" dir="ltr" data-text={text}>
      <textarea
        {...control}
        rows={1}
        dir="ltr"
        className="rs-input rs-form-code"
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          if (!readYaml(text)) return;
          reset();
          onInputError(undefined);
          if (text.trim() === '' && value !== undefined && !field.isRequired) onClear();
        }}
      />
    </span>
  );
}

function writeYaml(value: FieldValue): string {
  return stringify(value, { schema: 'core', lineWidth: 0 }).trimEnd();
}

function readYaml(text: string): { value: FieldValue } | undefined {
  const document = parseDocument(text, { schema: 'core', logLevel: 'error' });
  if (document.errors.length > 0) return undefined;
  try {
    return { value: document.toJS() as FieldValue };
  } catch {
    return undefined;
  }
}
