import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

const MODES = ['system', 'light', 'dark'] as const;

export interface ColorModeChoiceProps {
  /** What was chosen; unknown until the page lives. */
  value: (typeof MODES)[number] | undefined;
  onChoose: (mode: (typeof MODES)[number]) => void;
}

/** System, light or dark: all three in sight. */
export function ColorModeChoice({ value, onChoose }: ColorModeChoiceProps): ReactNode {
  const word = useWords();
  const name = useId();
  return (
    <fieldset data-live className="needs-script color-modes">
      <legend className="sr-only">{word('colorMode.label')}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name={name}
            checked={mode === value}
            onChange={() => {
              onChoose(mode);
            }}
            className="sr-only"
          />
          {word(`colorMode.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}
