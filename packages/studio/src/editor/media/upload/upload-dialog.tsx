import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { plural, useMessages } from '../../messages/messages.tsx';
import type { WaitingUpload } from '../list/media-file.ts';
import { FolderChoice } from './folder-choice.tsx';
import { QueuedRow } from './queued-row.tsx';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const CropDialog = lazyWithRetry(() => import('../crop/crop-dialog.tsx'));

/** The last chosen folder, until the page is reloaded. */
let lastFolder: string | undefined;

interface UploadDialogProps {
  queue: UploadQueue;
  isPublicOnly: boolean;
  onChooseMore: () => void;
  /** Called with the uploaded files when the dialog is closed. */
  onClose: (uploads: readonly WaitingUpload[]) => void;
}

/** Files before and during an upload: target folder, cropping and errors. */
export function UploadDialog({ queue, isPublicOnly, onChooseMore, onClose }: UploadDialogProps): ReactNode {
  const studio = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('media').upload;
  const files = useValue(queue.files);
  const folders = useValue(studio.tree)?.folders;
  const locale = document.documentElement.lang || 'en';
  const [folder, setFolder] = useState(() => startFolder(folders?.public ?? '', isPublicOnly));
  const [isSending, setIsSending] = useState(false);
  const [cropped, setCropped] = useState<QueuedFile>();
  const left = files.filter(({ state }) => state !== 'done').length;

  const close = (): void => {
    const uploads = queue.files.get().flatMap(({ upload }) => upload ?? []);
    queue.close();
    queue.files.set([]);
    if (uploads.length > 0) {
      studio.notify({
        kind: 'done',
        text: plural(messages.finished, uploads.length, locale),
        hint: messages.finishedHint,
      });
    }
    onClose(uploads);
  };

  const send = async (): Promise<void> => {
    lastFolder = folder;
    setIsSending(true);
    await queue.send(folder);
    setIsSending(false);
    const now = queue.files.get();
    if (now.length > 0 && now.every(({ state }) => state === 'done')) close();
  };

  return (
    <Dialog
      title={messages.title}
      onClose={close}
      actions={
        <>
          <Button icon="plus" look="quiet" disabled={isSending} onClick={onChooseMore}>
            {messages.choose}
          </Button>
          <span className="rs-spacer" />
          <Button onClick={close}>{left < files.length ? messages.close : panel.cancel}</Button>
          <Button look="primary" icon="upload" disabled={isSending || left === 0} onClick={() => void send()}>
            {plural(messages.start, left, locale)}
          </Button>
        </>
      }
    >
      <FolderChoice folder={folder} isPublicOnly={isPublicOnly} onChange={setFolder} />
      <ul className="rs-upload-list">
        {files.map((file) => (
          <QueuedRow
            key={file.key}
            queued={file}
            onCrop={() => {
              setCropped(file);
            }}
            onRemove={() => {
              queue.remove(file.key);
            }}
          />
        ))}
      </ul>
      {cropped && (
        <Suspense fallback={<p>{panel.loading}</p>}>
          <CropDialog
            file={cropped.file}
            onClose={() => {
              setCropped(undefined);
            }}
            onApply={(file) => {
              queue.replace(cropped.key, file);
              setCropped(undefined);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

function startFolder(publicFolder: string, isPublicOnly: boolean): string {
  const isPossible = lastFolder !== undefined && (!isPublicOnly || `${lastFolder}/`.startsWith(`${publicFolder}/`));
  return isPossible ? (lastFolder ?? publicFolder) : publicFolder;
}
