import type { ReactNode } from 'react';
import type { FormField } from './form-field.ts';
import { useForm } from './form-context.ts';

/** Props of `KindSelect`. */
export interface KindSelectProps {
  label: string;
  options: readonly FormField[];
  /** Index of the current kind; -1 if the value is of none of them. */
  value: number;
  onChoose: (option: FormField) => void;
}

/** Selects the kind of value if the schema of a field allows several. */
export function KindSelect({ label, options, value, onChoose }: KindSelectProps): ReactNode {
  const { messages } = useForm();
  const kinds: Readonly<Record<string, string>> = messages.kinds;
  return (
    <select
      className="rs-kind"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const option = options[Number(event.target.value)];
        if (option) onChoose(option);
      }}
    >
      {value === -1 && <option value={-1}>{messages.kinds.source}</option>}
      {options.map(({ title, input }, index) => (
        <option key={index} value={index}>
          {title ?? kinds[input.kind] ?? messages.kinds.text}
        </option>
      ))}
    </select>
  );
}
