import type { ReactNode } from 'react';

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({ label, isChecked, onChange }: CheckboxProps): ReactNode {
  return (
    <label className="rs-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
