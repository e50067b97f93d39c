import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

const MODES = ['system', 'light', 'dark'] as const;

export interface ColorModeChoiceProps {
  /** What was chosen; unknown on the server. */
  value: (typeof MODES)[number] | undefined;
}

/**
 * System, light or dark: all three in sight. The boot script answers them and marks the chosen one, so React does not
 * control them; it marks those that it adds later.
 */
export function ColorModeChoice({ value }: ColorModeChoiceProps): ReactNode {
  const word = useWords();
  const name = useId();
  return (
    <fieldset className="needs-script color-modes">
      <legend className="sr-only">{word('colorMode.label')}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input
            ref={(radio) => {
              if (radio && value !== undefined) radio.checked = mode === value;
            }}
            type="radio"
            name={name}
            value={mode}
            data-color-mode-control
            className="sr-only"
          />
          {word(`colorMode.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}
