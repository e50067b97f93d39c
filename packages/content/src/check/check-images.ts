import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Finds images without an alternative text. */
export function checkImages(files: readonly CheckedFile[]): ContentError[] {
  return files.flatMap(({ file, imagesWithoutAlt }) =>
    imagesWithoutAlt.map(
      ({ url, line, column }) =>
        new ContentError(
          'media/alt',
          `The image "${url}" has no alternative text.`,
          'Describe what it shows: ![The harbour at low tide](…). Mark a decorative image with {role="presentation"}.',
          { file, line, column },
        ),
    ),
  );
}
