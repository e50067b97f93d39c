import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Every page that does not say in a sentence what it is about. */
export function checkDescriptions(files: readonly CheckedFile[]): ContentError[] {
  return files.flatMap(({ file, about }) =>
    about && about.description === ''
      ? [
          new ContentError(
            'page/description',
            'This page has no description.',
            'Say in a sentence what it is about: "description: …" in its front matter. Search engines and shared links show it.',
            { file, line: about.line, column: about.column },
          ),
        ]
      : [],
  );
}
