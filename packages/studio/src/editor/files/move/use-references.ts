import { useEffect, useState } from 'react';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import type { FileDialogProps } from '../file-dialogs.tsx';
import type { FileEntry } from '../list-entries.ts';
import { findReferences } from './find-references.ts';
import type { Reference } from './find-references.ts';

/** The files that link to others; `undefined` until they are known. The files must be the same objects at each call. */
export function useReferences(
  targets: readonly FileEntry[],
  { entries, tree }: Pick<FileDialogProps, 'entries' | 'tree'>,
): Reference[] | StudioProblem | undefined {
  const { client, documents } = useStudio();
  const [found, setFound] = useState<Reference[] | StudioProblem>();
  useEffect(() => {
    let isOver = false;
    const search = { client, documents, entries, locales: tree.locales };
    Promise.all(targets.map(async (target) => await findReferences(target, search))).then(
      (all) => {
        if (!isOver) setFound(join(all.flat(), targets));
      },
      (error: unknown) => {
        if (!isOver) setFound(toProblem(error));
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, documents, targets, entries, tree]);
  return found;
}

/** Each file once. The targets themselves are changed anyway. */
function join(references: readonly Reference[], targets: readonly FileEntry[]): Reference[] {
  const byPath = new Map<string, Reference>();
  for (const { entry, count } of references) {
    if (targets.includes(entry)) continue;
    byPath.set(entry.path, { entry, count: count + (byPath.get(entry.path)?.count ?? 0) });
  }
  return [...byPath.values()];
}
