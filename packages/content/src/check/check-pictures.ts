import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Every picture without a text for those who cannot see it. */
export function checkPictures(files: readonly CheckedFile[]): ContentError[] {
  return files.flatMap(({ file, silentPictures }) =>
    silentPictures.map(
      ({ address, line, column }) =>
        new ContentError(
          'media/alt',
          `The picture "${address}" has no alternative text.`,
          'Say what it shows: ![The harbour at low tide](…). One that only decorates is marked {role="presentation"}.',
          { file, line, column },
        ),
    ),
  );
}
