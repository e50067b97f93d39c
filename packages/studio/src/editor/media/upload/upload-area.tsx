import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MEDIA_TYPES } from '../../../media/media-types.ts';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { kindOfType } from '../list/media-file.ts';
import type { MediaKind, WaitingUpload } from '../list/media-file.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { createUploadQueue } from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';

interface UploadAreaProps {
  kind?: MediaKind | undefined;
  isPublicOnly?: boolean;
  /** Initial files. */
  files?: readonly File[] | undefined;
  onUploaded?: (uploads: readonly WaitingUpload[]) => void;
  /** Called with the upload button, which is missing if the user may not upload. */
  children: (button: ReactNode) => ReactNode;
}

/** An area that accepts files from a button, by dropping and by pasting. */
export function UploadArea({ kind, isPublicOnly = false, files, onUploaded, children }: UploadAreaProps): ReactNode {
  const { client, documents, media } = useStudio();
  const messages = useMessages('media').upload;
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [queue] = useState(() => createUploadQueue({ client, documents, uploads: media.uploads }));
  const queued = useValue(queue.files);
  const mayUpload = client.session().user.actions.includes('media.upload');
  const { isOver, handlers } = useFileDrop(area, mayUpload ? queue.add : undefined);
  const types = Object.keys(MEDIA_TYPES).filter((type) => kind === undefined || kindOfType(type) === kind);
  const choose = (): void => {
    input.current?.click();
  };
  useEffect(() => {
    if (files && mayUpload) queue.add(files);
    return () => {
      queue.close();
      queue.files.set([]);
    };
  }, [queue, files, mayUpload]);
  const button = mayUpload && (
    <Button icon="upload" onClick={choose}>
      {messages.action}
    </Button>
  );
  return (
    <div ref={area} className="rs-upload-area" {...handlers}>
      {children(button)}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={types.join(',')}
        onChange={({ target }) => {
          queue.add(target.files ?? []);
          target.value = '';
        }}
      />
      {isOver && (
        <div className="rs-drop">
          <Icon name="upload" />
          {messages.drop}
        </div>
      )}
      {queued.length > 0 && (
        <UploadDialog
          queue={queue}
          isPublicOnly={isPublicOnly}
          onChooseMore={choose}
          onClose={(uploads) => {
            onUploaded?.(uploads);
          }}
        />
      )}
    </div>
  );
}
