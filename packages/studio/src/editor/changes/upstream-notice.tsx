import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { toProblem } from '../api/studio-client.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../messages/messages.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { mergeUpstream } from './upstream-changes.ts';
import type { DraftConflict } from './upstream-changes.ts';
import { useUpstreamChange } from './use-upstream-change.ts';

/** Tells the user that others have published a newer version of the file, and merges it. */
export function UpstreamNotice({ path }: { path: string }): ReactNode {
  const { client, documents, tree, notify } = useStudio();
  const messages = useMessages('drafts');
  const texts = messages.upstream;
  const change = useUpstreamChange(path);
  const notice = useRef<HTMLDivElement>(null);
  const [conflict, setConflict] = useState<DraftConflict>();
  const [merges, setMerges] = useState(0);
  const isDeleted = change === 'deleted';
  const hasDraft = documents.state.get().drafts.has(path);

  // The dialog and the button that had the focus are removed.
  useEffect(() => {
    if (merges > 0) notice.current?.focus();
  }, [merges]);
  const finish = (): void => {
    setConflict(undefined);
    setMerges(merges + 1);
    // A deleted file was kept or deleted as a whole.
    if (!isDeleted) notify({ kind: 'done', text: texts.merged });
  };
  const merge = async (): Promise<void> => {
    const draft = documents.state.get().drafts.get(path);
    const newest = tree.get();
    try {
      const found = draft && newest && (await mergeUpstream({ client, documents }, draft, newest));
      if (!draft && typeof change === 'object') documents.rebase(path, change.theirs, undefined);
      if (found) setConflict(found);
      else finish();
    } catch (error) {
      const { message, hint } = toProblem(error);
      notify({ kind: 'error', text: message, hint });
    }
  };

  return (
    <>
      {/* The output is always there, so that a screen reader announces its text. */}
      <div ref={notice} tabIndex={-1} className={change ? 'rs-state' : undefined}>
        {change && <Icon name="warning" />}
        <output>{change && (isDeleted ? texts.deleted : texts.changed)}</output>
        {change && (hasDraft || !isDeleted) && (
          <Button onClick={() => void merge()}>{isDeleted ? messages.conflict.decide : texts.merge}</Button>
        )}
      </div>
      {conflict && (
        <ConflictDialog
          conflicts={[conflict]}
          text={texts.conflictText}
          onClose={() => {
            setConflict(undefined);
          }}
          onResolved={finish}
        />
      )}
    </>
  );
}
