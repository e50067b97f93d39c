import type { ContentError } from '@recto/content';
import { configError } from '../../config/config-error.ts';

/** An error of `theme.fonts`, with what to do. The problem begins with the option: `theme.fonts.body: …`. */
export function fontError(problem: string, hint: string): ContentError {
  const [option = ''] = /^theme[.\w]*/u.exec(problem) ?? [];
  return configError('config/font', hint, [{ path: option.split('.'), message: problem }]);
}
