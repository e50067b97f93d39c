import type { ContentError } from '@recto/content';
import { configError } from '../../config/config-error.ts';

/** Creates an error of `theme.fonts` with a hint. The problem starts with the option: `theme.fonts.body: …`. */
export function fontError(problem: string, hint: string): ContentError {
  const [option = ''] = /^theme[.\w]*/u.exec(problem) ?? [];
  return configError('config/font', hint, [{ path: option.split('.'), message: problem }]);
}
