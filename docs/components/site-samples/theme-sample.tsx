import { useId, useState } from 'react';
import type { ReactNode } from 'react';

const COLORS = ['green', 'blue', 'orange', 'rose', 'violet'] as const;
const RADII = ['0', '0.375rem', '999px'] as const;

/** Buttons, links and boxes with the chosen colour and corners, and the option that sets them. */
export function ThemeSample(): ReactNode {
  const [primary, setPrimary] = useState<string>(COLORS[0]);
  const [radius, setRadius] = useState<string>(RADII[1]);
  return (
    <div className="theme-sample" data-primary={primary} data-radius={radius}>
      <Choice name="primary" values={COLORS} value={primary} onChange={setPrimary} />
      <Choice name="radius" values={RADII} value={radius} onChange={setRadius} />
      <div className="theme-preview">
        <p className="display text-2xl">Your first firing</p>
        <p>
          Load the kiln as the <a href="#colours">manual</a> says, and wait until it is cold.
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <span className="button">Get started</span>
          <span className="button-quiet">Read on</span>
          <span className="badge" data-color="primary">
            new
          </span>
        </p>
      </div>
      <pre>
        <code>{`theme: { primary: '${primary}', radius: '${radius}' },`}</code>
      </pre>
    </div>
  );
}

interface ChoiceProps {
  /** Name of the option. */
  name: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ name, values, value, onChange }: ChoiceProps): ReactNode {
  const group = useId();
  return (
    <fieldset className="needs-script">
      <legend>{name}</legend>
      {values.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={group}
            checked={each === value}
            onChange={() => {
              onChange(each);
            }}
          />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
