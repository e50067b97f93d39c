import { useEffect, useState } from 'react';
import type { DraftBase } from '../drafts/draft-file.ts';
import { useStudio, useValue } from '../studio.ts';
import { isPublished, readUpstreamChange } from './upstream-changes.ts';
import type { UpstreamChange } from './upstream-changes.ts';

/**
 * Returns what others have changed in an opened file since it was read. A file that was not edited is updated without
 * asking, because there is nothing to merge.
 */
export function useUpstreamChange(path: string): UpstreamChange {
  const studio = useStudio();
  const { client, documents } = studio;
  const tree = useValue(studio.tree);
  const { drafts, published } = useValue(documents.state);
  const draft = drafts.get(path);
  const from = draft?.from;
  const base = draft ? draft.base : published.get(path)?.base;
  const isOpen = draft !== undefined || base !== undefined;
  /** The change, and the version that was compared. After a publication, the change to the old version is outdated. */
  const [found, setFound] = useState<{ base: DraftBase | undefined; change: UpstreamChange }>();
  useEffect(() => {
    if (!tree || !isOpen) return undefined;
    let isCurrent = true;
    const compare = async (): Promise<void> => {
      const newest = await readUpstreamChange(
        client,
        { path, ...(from !== undefined && { from }), ...(base && { base }) },
        tree,
      );
      if (!isCurrent) return;
      const history = documents.historyOf(path);
      const isEdited = documents.state.get().drafts.has(path) || history.canUndo() || history.canRedo();
      if (typeof newest === 'object' && !isEdited) documents.rebase(path, newest.theirs, undefined);
      else setFound({ base, change: newest });
    };
    // After an error, such as a lost connection, the next commit starts another attempt. Publishing compares it anyway.
    compare().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, documents, path, from, base, isOpen, tree]);
  if (!found || found.base !== base) return undefined;
  return draft && isPublished(draft, found.change, tree?.files ?? []) ? undefined : found.change;
}
