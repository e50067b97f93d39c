import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Warns about pages without a description. */
export function checkDescriptions(files: readonly CheckedFile[]): ContentError[] {
  return files.flatMap(({ file, head }) =>
    head && head.description === ''
      ? [
          new ContentError(
            'page/description',
            'This page has no description.',
            'Add "description: …" with one sentence to its front matter. Search engines and shared links show it.',
            { file, line: head.line, column: head.column },
          ),
        ]
      : [],
  );
}
