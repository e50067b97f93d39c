import type { ReactNode } from 'react';

interface CheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
export function Check({ label, isChecked, onChange }: CheckProps): ReactNode {
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
