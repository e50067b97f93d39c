import type { ReactNode } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  max: number;
  min?: number;
  onChange: (value: number) => void;
}

/** An input for an integer. Invalid input is ignored. */
export function NumberField({ label, value, max, min = 1, onChange }: NumberFieldProps): ReactNode {
  return (
    <label className="rs-label">
      {label}
      <input
        type="number"
        inputMode="numeric"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
      />
    </label>
  );
}
