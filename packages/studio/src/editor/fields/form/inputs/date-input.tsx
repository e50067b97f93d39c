import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { valueText } from '../input-props.ts';
import { useTypedText } from '../use-typed-text.ts';

const DATE = /^\d{4}-\d\d-\d\d$/u;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?([Zz]|[-+]\d\d:?\d\d)?$/u;

/** A date input. A value that is not a date is shown as text. */
export function DateInput({ field, value, control, onSet, onClear }: InputProps<'date'>): ReactNode {
  const { text, setText, reset } = useTypedText(valueText(value));
  const isDate = text === '' || DATE.test(text);
  return (
    <input
      {...control}
      type={isDate ? 'date' : 'text'}
      className="rs-input rs-input-short"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value !== '') onSet(event.target.value);
      }}
      onBlur={() => {
        reset();
        if (text === '' && value !== undefined && !field.isRequired) onClear();
      }}
    />
  );
}

/** A date with a time. Keeps the time zone that is written in the file; new values are in UTC. */
export function DateTimeInput({ field, value, control, onSet, onClear }: InputProps<'dateTime'>): ReactNode {
  const stored = valueText(value);
  const [, date, time, zone = ''] = DATE_TIME.exec(stored) ?? [];
  const isKnown = stored === '' || date !== undefined;
  const inputText = date === undefined ? stored : `${date}T${time}`;
  const suffix = stored === '' ? 'Z' : zone;
  const { text, setText, reset } = useTypedText(inputText);
  return (
    <span className="rs-with-unit">
      <input
        {...control}
        type={isKnown ? 'datetime-local' : 'text'}
        step={time?.length === 8 ? 1 : undefined}
        className="rs-input rs-input-short"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value !== '') onSet(isKnown ? withSeconds(target.value) + suffix : target.value);
        }}
        onBlur={() => {
          reset();
          if (text === '' && value !== undefined && !field.isRequired) onClear();
        }}
      />
      {isKnown && suffix !== '' && (
        <span className="rs-unit" dir="ltr">
          {suffix.toUpperCase() === 'Z' ? 'UTC' : suffix}
        </span>
      )}
    </span>
  );
}

function withSeconds(text: string): string {
  return /T\d\d:\d\d$/u.test(text) ? `${text}:00` : text;
}
