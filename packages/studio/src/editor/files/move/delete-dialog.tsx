import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { toProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { FileDialogProps } from '../file-dialogs.tsx';
import type { FileEntry } from '../list-entries.ts';
import { labelOfFile } from '../row-label.ts';
import { ReferenceList } from './reference-list.tsx';
import { useReferences } from './use-references.ts';

/** Lists the files that link to a file, and deletes it as a draft. */
export default function DeleteDialog({
  tree,
  entries,
  entry,
  onClose,
}: FileDialogProps & { entry: FileEntry }): ReactNode {
  const { documents, view } = useStudio();
  const messages = useMessages('files');
  const panel = useMessages('panel');
  const [failed, setFailed] = useState<string>();
  const targets = useMemo(() => [entry], [entry]);
  const references = useReferences(targets, { tree, entries });
  const { path, publishedPath } = entry;
  /** Another file now has the published path of this one, and a draft for it. */
  const isBlocked =
    publishedPath !== undefined && publishedPath !== path && documents.state.get().drafts.has(publishedPath);

  const remove = async (): Promise<void> => {
    try {
      if (publishedPath !== undefined) await documents.open(publishedPath);
      documents.remove(path);
      const now = view.get();
      if (now.path === path) view.set({ ...now, path: undefined });
      onClose();
    } catch (error) {
      setFailed(toProblem(error).message);
    }
  };

  return (
    <Dialog
      title={fill(messages.deleteTitle, { name: labelOfFile(entry) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="danger" disabled={isBlocked} onClick={() => void remove()}>
            {messages.delete}
          </Button>
        </>
      }
    >
      <p>{publishedPath === undefined ? messages.deleteNew : messages.deleteText}</p>
      {isBlocked && <p className="rs-error">{messages.deleteBlocked}</p>}
      {failed !== undefined && (
        <p className="rs-error" role="alert">
          {failed}
        </p>
      )}
      <ReferenceList references={references} />
    </Dialog>
  );
}
