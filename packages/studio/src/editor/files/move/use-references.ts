import { useEffect, useState } from 'react';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import type { FileDialogProps } from '../file-dialogs.tsx';
import { findReferences } from './find-references.ts';
import type { Reference, ReferenceTarget } from './find-references.ts';

/**
 * Finds the files that link to the targets; `undefined` until they are loaded. `targets` must be the same array on each
 * render.
 */
export function useReferences(
  targets: readonly ReferenceTarget[],
  { entries, tree }: Pick<FileDialogProps, 'entries' | 'tree'>,
): Reference[] | StudioProblem | undefined {
  const { client, documents } = useStudio();
  const [result, setResult] = useState<Reference[] | StudioProblem>();
  useEffect(() => {
    let isOver = false;
    const { locales, folders } = tree;
    findReferences(targets, { client, documents, entries, locales, folders }).then(
      (references) => {
        if (!isOver) setResult(references);
      },
      (error: unknown) => {
        if (!isOver) setResult(toProblem(error));
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, documents, targets, entries, tree]);
  return result;
}
