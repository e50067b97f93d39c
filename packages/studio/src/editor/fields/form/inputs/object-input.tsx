import { useState } from 'react';
import type { ReactNode } from 'react';
import { isObject } from '../../patch/field-edit.ts';
import type { FieldPath, FieldValue } from '../../patch/source-tree.ts';
import { emptyValue } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { useForm } from '../form-context.ts';
import type { InputProps, NestingProps } from '../input-props.ts';
import { FormIcon } from '../form-icon.tsx';

/** The fields of an object; those that its schema does not define come last. */
export function ObjectInput({
  input,
  path,
  value,
  control,
  renderField,
}: InputProps<'object'> & NestingProps): ReactNode {
  const values = isObject(value) ? value : {};
  const fields = input.fields();
  const order = fields.map(({ name }) => name);
  const others = Object.keys(values).filter((name) => !order.includes(name));
  const other = input.additional?.() ?? { name: '', isRequired: false, input: { kind: 'source' as const } };
  const all = [...fields, ...others.map((name) => ({ ...other, name }))];
  return (
    <div className="rs-fields">
      {all.map((field) => renderField(fieldProps(field, path, values, order)))}
      {input.additional && !control.readOnly && <NewField path={path} field={other} names={Object.keys(values)} />}
    </div>
  );
}

function fieldProps(
  field: FormField,
  path: FieldPath,
  values: Readonly<Record<string, FieldValue>>,
  order: readonly string[],
) {
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
  return { field, path: [...path, field.name], value, order };
}

/** Adds a field to an object that allows any field names. */
function NewField({ path, field, names }: { path: FieldPath; field: FormField; names: readonly string[] }): ReactNode {
  const { messages, onChange } = useForm();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const canAdd = trimmed !== '' && trimmed !== '__proto__' && !names.includes(trimmed);
  function add(): void {
    if (!canAdd) return;
    onChange({ type: 'set', path: [...path, trimmed], value: emptyValue(field) }, {});
    setName('');
  }
  return (
    <span className="rs-joined rs-new-field">
      <input
        type="text"
        className="rs-input rs-input-short"
        aria-label={messages.fieldName}
        placeholder={messages.addField}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <button
        type="button"
        className="rs-form-button rs-form-button-quiet"
        aria-label={messages.addField}
        disabled={!canAdd}
        onClick={add}
      >
        <FormIcon name="add" />
        {messages.add}
      </button>
    </span>
  );
}
