import { ContentError } from '@recto/content';

/** Something is wrong with how the studio is set up. The hint says what to do. */
export function studioError(code: `studio/${string}`, message: string, hint: string): ContentError {
  return new ContentError(code, message, hint);
}
