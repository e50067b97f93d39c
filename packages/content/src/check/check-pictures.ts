import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Finds images without an alternative text. */
export function checkPictures(files: readonly CheckedFile[]): ContentError[] {
  return files.flatMap(({ file, silentPictures }) =>
    silentPictures.map(
      ({ address, line, column }) =>
        new ContentError(
          'media/alt',
          `The image "${address}" has no alternative text.`,
          'Describe what it shows: ![The harbour at low tide](…). Mark a decorative image with {role="presentation"}.',
          { file, line, column },
        ),
    ),
  );
}
