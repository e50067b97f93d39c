import { ContentError } from '@recto/content';

/** Creates an error about the setup of the studio; the hint states what to do. */
export function studioError(code: `studio/${string}`, message: string, hint: string): ContentError {
  return new ContentError(code, message, hint);
}
