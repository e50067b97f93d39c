import type { ReactNode } from 'react';
import { PROGRESS_MAX } from '../constants.ts';
import type { SemanticColor } from '../theme/semantic-colors.ts';

export interface ProgressProps {
  label: string;
  /** How far it is; nothing where nobody knows. */
  value?: number | undefined;
  max?: number;
  color?: SemanticColor;
}

/** How far something has come: the browser's own element, so it needs no script. */
export function Progress({ label, value, max = PROGRESS_MAX, color = 'primary' }: ProgressProps): ReactNode {
  return <progress aria-label={label} value={value} max={max} data-color={color} className="progress" />;
}
