import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../../paths/relative-path.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { MediaItem } from '../list/media-file.ts';
import { findReferringTexts, removeMedia } from './change-media.ts';
import { FileLinks } from './file-links.tsx';

interface RemoveDialogProps {
  item: MediaItem;
  revision: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Lists the texts that use a file, and deletes it. */
export function RemoveDialog({ item, revision, onDone, onCancel }: RemoveDialogProps): ReactNode {
  const { client, documents, media } = useStudio();
  const messages = useMessages('media').details;
  const panel = useMessages('panel');
  const [texts, setTexts] = useState<readonly string[]>();
  const [problem, setProblem] = useState<StudioProblem>();
  useEffect(() => {
    findReferringTexts({ client, item }).then(setTexts, (error: unknown) => {
      setProblem(toProblem(error));
    });
  }, [client, item]);
  return (
    <Dialog
      title={fill(messages.removeTitle, { name: nameOf(item.path) })}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{panel.cancel}</Button>
          <Button
            look="danger"
            disabled={!texts}
            onClick={() => {
              removeMedia({ documents, item }, { revision, uploads: media.uploads });
              onDone();
            }}
          >
            {messages.remove}
          </Button>
        </>
      }
    >
      <p>{'upload' in item.source ? messages.removeUpload : messages.removeText}</p>
      {problem && (
        <p className="rs-upload-problem" role="alert">
          {problem.message} {problem.hint}
        </p>
      )}
      {!texts && !problem && <p>{panel.loading}</p>}
      {texts && texts.length > 0 && (
        <>
          <p>{messages.references}</p>
          <FileLinks paths={texts} onOpen={onDone} />
        </>
      )}
    </Dialog>
  );
}
