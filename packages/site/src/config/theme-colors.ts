import type { SemanticColor } from '../app/site.ts';
import type { ResolvedConfig } from './config.ts';
import { withoutUndefined } from './without-undefined.ts';

/** The colours of a theme that the configuration names. */
export function themeColors({
  primary,
  secondary,
  success,
  info,
  warning,
  error,
  neutral,
}: ResolvedConfig['theme']): Partial<Record<SemanticColor, string>> {
  return withoutUndefined({ primary, secondary, success, info, warning, error, neutral });
}
