import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { isObject } from '../patch/field-edit.ts';
import type { FieldPath, FieldValue } from '../patch/source-tree.ts';
import { FieldView } from './field-view.tsx';
import type { FormField } from './form-field.ts';
import { FormContext, startsWith } from './form-context.ts';
import type { FieldError, FormServices } from './form-context.ts';
import { namesIn, readSchema } from './read-schema.ts';

/** Props of `FieldsForm`. */
export interface FieldsFormProps extends FormServices {
  /** JSON schema of the collection, as the server returns it. */
  fields: unknown;
  /** Values of the file. */
  values: FieldValue;
  /** Errors to show with their fields. */
  errors?: readonly FieldError[] | undefined;
  /** Path of the values in the file: for a row of a table, its index. */
  path?: FieldPath | undefined;
}

const NO_ERRORS: readonly FieldError[] = [];
const ROOT: FieldPath = [];

/** A form for the front matter of a page, a data file or a row of a table. */
export function FieldsForm({
  fields: schema,
  values,
  errors = NO_ERRORS,
  path = ROOT,
  ...services
}: FieldsFormProps): ReactNode {
  const id = useId();
  const { messages } = services;
  const [announced, announce] = useState('');
  const fields = useMemo(() => readSchema(schema), [schema]);
  const schemaNames = useMemo(() => namesIn(schema), [schema]);
  const data: Readonly<Record<string, FieldValue>> = isObject(values) ? values : {};
  const others = Object.keys(data).filter((name) => !schemaNames.includes(name));
  const visibleNames = [...fields.map(({ name }) => name), ...others];
  const general = errors.filter((error) => !visibleNames.some((name) => startsWith(error.path, [...path, name])));
  const show = (field: FormField): ReactNode => (
    <FieldView
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={Object.hasOwn(data, field.name) ? data[field.name] : undefined}
      order={schemaNames}
    />
  );
  return (
    <FormContext value={{ ...services, id, errors, announce }}>
      <div className="rs-form">
        {general.length > 0 && (
          <ul className="rs-errors" aria-label={messages.problems}>
            {general.map(({ message }) => (
              <li key={message} dir="auto">
                {message}
              </li>
            ))}
          </ul>
        )}
        {visibleNames.length === 0 && <p className="rs-form-hint">{messages.noFields}</p>}
        <div className="rs-fields">{fields.map(show)}</div>
        {others.length > 0 && (
          <section className="rs-others" aria-labelledby={`${id}:others`}>
            <h3 id={`${id}:others`} className="rs-section">
              {messages.otherFields}
            </h3>
            <p className="rs-form-hint">{messages.otherFieldsHint}</p>
            <div className="rs-fields">
              {others.map((name) => show({ name, title: name, isRequired: false, input: { kind: 'source' } }))}
            </div>
          </section>
        )}
        <output className="rs-hidden" aria-live="polite">
          {announced}
        </output>
      </div>
    </FormContext>
  );
}
