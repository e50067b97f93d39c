import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';

const MODES = ['system', 'light', 'dark'] as const;

/** Properties of `ColorModeChoice`. */
export interface ColorModeChoiceProps {
  /** The chosen colour mode; unknown on the server. */
  value: (typeof MODES)[number] | undefined;
}

/**
 * Radio buttons for system, light and dark mode. They are not controlled by React: the boot script handles changes and
 * checks the radio button of the chosen mode. React only sets the initial state of radio buttons that it renders later.
 */
export function ColorModeChoice({ value }: ColorModeChoiceProps): ReactNode {
  const message = useMessages();
  const name = useId();
  return (
    <fieldset className="needs-script color-modes">
      <legend className="sr-only">{message('colorMode.label')}</legend>
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
          {message(`colorMode.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}
