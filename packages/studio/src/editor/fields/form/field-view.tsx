import { useState } from 'react';
import type { ReactNode } from 'react';
import { FieldControl } from './field-control.tsx';
import { fill } from '../../messages/fill.ts';
import { canShow, emptyValue } from './form-field.ts';
import type { FieldInput } from './form-field.ts';
import { idOf, isSamePath, startsWith, useForm } from './form-context.ts';
import type { FieldViewProps, InputProps } from './input-props.ts';
import { KindSelect } from './kind-select.tsx';
import { labelOfField } from './label-of-field.ts';
import { FormIcon } from './form-icon.tsx';

const GROUP_KINDS: ReadonlySet<FieldInput['kind']> = new Set(['list', 'object']);
/** Inputs that need a button to clear them. */
const CLEARABLE_KINDS: ReadonlySet<FieldInput['kind']> = new Set(['list', 'object', 'boolean']);

/** A field with its label, description and errors. */
export function FieldView(props: FieldViewProps): ReactNode {
  const { field, path, value, order, isBare = false, accessory } = props;
  const { id: form, messages, errors, isAliased, onChange } = useForm();
  const [inputError, setInputError] = useState<string>();
  if (field.input.kind === 'choice') return <ChoiceView {...props} />;

  const isShown = canShow(field.input, value);
  const kind = isShown ? field.input.kind : 'source';
  const isGroup = GROUP_KINDS.has(kind);
  const isLocked = isAliased?.(path) ?? false;
  const label = props.label ?? labelOfField(field, messages);
  const fieldErrors = errors
    .filter((error) => (isGroup ? isSamePath(error.path, path) : startsWith(error.path, path)))
    .map(({ message }) => message);
  const shownErrors = inputError === undefined ? fieldErrors : [inputError, ...fieldErrors];
  const id = idOf(form, path);
  const hint = isLocked ? messages.aliased : field.description;
  const describedBy = [hint && `${id}:hint`, shownErrors.length > 0 && `${id}:errors`].filter(Boolean).join(' ');
  const isDate = kind === 'date' || kind === 'dateTime';

  const control: InputProps = {
    field,
    input: field.input,
    path,
    value,
    label,
    control: {
      id,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': shownErrors.length > 0 || undefined,
      'aria-required': field.isRequired || undefined,
      readOnly: isLocked,
    },
    onSet: (next) => onChange({ type: 'set', path, value: next }, { order, isDate }),
    onClear: () => onChange({ type: 'delete', path }, {}),
    onInputError: setInputError,
  };
  const head = (
    <div className={isBare ? 'rs-hidden' : 'rs-head'}>
      {isGroup ? (
        <span id={`${id}:label`} className="rs-form-label">
          {label}
          {field.isRequired && <Required />}
        </span>
      ) : (
        <label htmlFor={id} className="rs-form-label">
          {label}
          {field.isRequired && <Required />}
        </label>
      )}
      {accessory}
      {!isBare && value !== undefined && !field.isRequired && CLEARABLE_KINDS.has(kind) && !isLocked && (
        <button
          type="button"
          className="rs-form-icon-button rs-clear"
          aria-label={fill(messages.clear, { field: label })}
          onClick={control.onClear}
        >
          <FormIcon name="remove" />
        </button>
      )}
    </div>
  );
  const content = (
    <>
      {head}
      <FieldControl {...control} renderField={(nested) => <FieldView key={nested.field.name} {...nested} />} />
      {hint && (
        <p id={`${id}:hint`} className="rs-form-hint" dir="auto">
          {hint}
        </p>
      )}
      {shownErrors.length > 0 && (
        <ul id={`${id}:errors`} className="rs-errors">
          {shownErrors.map((message) => (
            <li key={message} dir="auto">
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
  const attributes = { className: 'rs-field', 'data-kind': kind, 'data-bare': isBare || undefined };
  if (!isGroup) return <div {...attributes}>{content}</div>;
  return (
    <fieldset
      {...attributes}
      aria-labelledby={`${id}:label`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      {content}
    </fieldset>
  );
}

/** A field that can hold several kinds of values: shows the current kind, and a select switches to another. */
function ChoiceView(props: FieldViewProps): ReactNode {
  const { field, path, value, order } = props;
  const { messages, onChange } = useForm();
  const options = field.input.kind === 'choice' ? field.input.options : [];
  const current = value ?? field.default;
  const matching = options.findIndex(({ input }) => current !== undefined && canShow(input, current));
  const isOther = value !== undefined && value !== null && matching === -1;
  const index = Math.max(0, matching);
  const input: FieldInput = (isOther ? undefined : options[index]?.input) ?? { kind: 'source' };
  const select = (
    <KindSelect
      label={fill(messages.kindOf, { field: props.label ?? labelOfField(field, messages) })}
      options={options}
      value={isOther ? -1 : index}
      onChoose={(chosen) =>
        onChange({ type: 'set', path, value: emptyValue({ ...chosen, default: undefined }) }, { order })
      }
    />
  );
  return <FieldView {...props} field={{ ...field, input }} accessory={select} />;
}

function Required(): ReactNode {
  return (
    <span className="rs-required" aria-hidden="true">
      *
    </span>
  );
}
