import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import type { FieldEdit } from '../patch/field-edit.ts';
import { FieldView } from './field-view.tsx';
import type { FieldsFormProps } from './fields-form.tsx';
import type { FormField } from './form-field.ts';
import { FormContext } from './form-context.ts';
import type { FieldError } from './form-context.ts';
import { readTableFields } from './read-table-fields.ts';

/** Maximum number of rows in a form. Longer tables are slow to edit in it. */
export const MAX_FORM_ROWS = 500;

const NO_ERRORS: readonly FieldError[] = [];

/** Props of `TableForm`. */
export interface TableFormProps extends Omit<FieldsFormProps, 'path'> {
  /** Names of the columns. */
  columns: readonly string[];
}

/** A form for a table: a list of its rows, each with a field for each column. */
export function TableForm({
  fields: schema,
  values,
  columns,
  errors = NO_ERRORS,
  ...services
}: TableFormProps): ReactNode {
  const id = useId();
  const { messages, onChange } = services;
  const [announced, announce] = useState('');
  const rows = Array.isArray(values) ? values : [];
  const list = useMemo(
    (): FormField => ({
      name: '',
      title: messages.rows,
      isRequired: false,
      input: { kind: 'list', item: () => rowField(schema, columns) },
    }),
    [schema, columns, messages],
  );
  if (columns.length === 0) return <p className="rs-form-hint">{messages.noColumns}</p>;
  if (rows.length > MAX_FORM_ROWS) {
    return <p className="rs-form-hint">{fill(messages.tooManyRows, { count: rows.length })}</p>;
  }
  return (
    <FormContext
      value={{
        ...services,
        id,
        errors,
        announce,
        onChange: (edit, options) => {
          onChange(toCellEdit(edit), options);
        },
      }}
    >
      <div className="rs-form">
        <FieldView field={list} path={[]} value={values} order={[]} isBare />
        <output className="rs-hidden" aria-live="polite">
          {announced}
        </output>
      </div>
    </FormContext>
  );
}

function rowField(schema: unknown, columns: readonly string[]): FormField {
  const fields = readTableFields(schema, columns);
  return { name: '', isRequired: false, input: { kind: 'object', fields: () => fields } };
}

/** A row has a value for each column, so that a value is not removed but emptied. */
function toCellEdit(edit: FieldEdit): FieldEdit {
  return edit.type === 'delete' && edit.path.length > 1 ? { type: 'set', path: edit.path, value: '' } : edit;
}
