import { useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../../paths/relative-path.ts';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { previewUrl } from '../list/media-url.ts';
import type { MediaItem } from '../list/media-file.ts';
import { StateMark } from '../list/media-grid.tsx';
import { MediaPicture } from '../list/media-picture.tsx';
import { MediaMetadataList } from './media-metadata-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameForm } from './rename-form.tsx';

interface MediaDetailsProps {
  item: MediaItem;
  /** Commit that the item was read from. */
  revision: string;
  onClose: () => void;
}

/** Details of a file: its metadata, where it is used, and actions. */
export function MediaDetails({ item, revision, onClose }: MediaDetailsProps): ReactNode {
  const { client, documents } = useStudio();
  const messages = useMessages('media').details;
  const { drafts } = useValue(documents.state);
  const [part, setPart] = useState<'rename' | 'remove'>();
  const { actions } = client.session().user;
  const isUpload = 'upload' in item.source;
  const mayChange = actions.includes(isUpload ? 'media.upload' : 'media.change');
  /** Moving or deleting a file that the site itself uses needs a change of its configuration. */
  const mayRemove = mayChange && item.state !== 'deleted' && item.usedBySite !== true;
  const end = (): void => {
    setPart(undefined);
  };
  return (
    <Dialog
      title={nameOf(item.path)}
      onClose={onClose}
      actions={
        <>
          {mayChange && item.state === 'deleted' && (
            <Button
              icon="restore"
              onClick={() => {
                documents.discard([item.path]);
                onClose();
              }}
            >
              {messages.restore}
            </Button>
          )}
          {mayRemove && (
            <>
              <Button
                look="danger"
                icon="trash"
                onClick={() => {
                  setPart('remove');
                }}
              >
                {messages.remove}
              </Button>
              {part !== 'rename' && (
                <Button
                  icon="pencil"
                  onClick={() => {
                    setPart('rename');
                  }}
                >
                  {messages.rename}
                </Button>
              )}
            </>
          )}
          <span className="rs-spacer" />
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      <a className="rs-media-large" href={previewUrl(client, item.source)} target="_blank" rel="noreferrer">
        <MediaPicture item={item} alt={messages.open} />
      </a>
      <StateMark state={item.state} />
      {isUpload && !item.isDraft && mayChange && !drafts.has(item.path) && (
        <AddToChanges item={item} onAdded={onClose} />
      )}
      <MediaMetadataList item={item} onOpenFile={onClose} />
      {part === 'rename' && <RenameForm item={item} onDone={onClose} onCancel={end} />}
      {part === 'remove' && <RemoveDialog item={item} revision={revision} onDone={onClose} onCancel={end} />}
    </Dialog>
  );
}

/** Adds an upload to the changes: one from another browser, or one whose draft was discarded. */
function AddToChanges({ item, onAdded }: { item: MediaItem; onAdded: () => void }): ReactNode {
  const { path, source } = item;
  const { documents, notify } = useStudio();
  const messages = useMessages('media').details;
  return (
    <Button
      icon="plus"
      onClick={() => {
        if ('upload' in source) documents.create(path, { upload: source.upload });
        notify({ kind: 'done', text: messages.added });
        onAdded();
      }}
    >
      {messages.add}
    </Button>
  );
}
