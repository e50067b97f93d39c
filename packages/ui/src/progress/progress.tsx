import type { ReactNode } from 'react';
import { PROGRESS_MAX } from '../constants.ts';
import type { SemanticColor } from '../theme/semantic-colors.ts';

/** Properties of `Progress`. */
export interface ProgressProps {
  /** Accessible name. */
  label: string;
  /** Current value; undefined if it is not known. */
  value?: number | undefined;
  /** Value at which the progress is complete. */
  max?: number;
  /** Colour of the bar. */
  color?: SemanticColor;
}

/** A progress bar as a native `progress` element, which needs no script. */
export function Progress({ label, value, max = PROGRESS_MAX, color = 'primary' }: ProgressProps): ReactNode {
  return <progress aria-label={label} value={value} max={max} data-color={color} className="progress" />;
}
