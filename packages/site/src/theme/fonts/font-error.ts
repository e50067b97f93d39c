import { ContentError } from '@recto/content';

/** An error of `theme.fonts`, with what to do. */
export function fontError(problem: string, hint: string): ContentError {
  return new ContentError('config/font', problem, hint, { file: 'recto.config.ts' });
}
