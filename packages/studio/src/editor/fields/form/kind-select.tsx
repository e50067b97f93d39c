import type { ReactNode } from 'react';
import type { FormField } from './form-field.ts';
import { useForm } from './form-context.ts';

export interface KindSelectProps {
  label: string;
  options: readonly FormField[];
  /** Place of the present kind; -1 for a value that is of none. */
  value: number;
  onChoose: (option: FormField) => void;
}

/** Chooses what a field holds, where its schema allows several kinds of values. */
export function KindSelect({ label, options, value, onChoose }: KindSelectProps): ReactNode {
  const { words } = useForm();
  const kinds: Readonly<Record<string, string>> = words.kinds;
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
      {value === -1 && <option value={-1}>{words.kinds.source}</option>}
      {options.map(({ title, input }, index) => (
        <option key={index} value={index}>
          {title ?? kinds[input.kind] ?? words.kinds.text}
        </option>
      ))}
    </select>
  );
}
