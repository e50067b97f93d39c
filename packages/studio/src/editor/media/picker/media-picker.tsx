import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { referenceInText } from '../list/media-url.ts';
import { MediaBrowser } from '../list/media-browser.tsx';
import { kindOfType } from '../list/media-file.ts';
import type { MediaItem, WaitingUpload } from '../list/media-file.ts';
import { UploadArea } from '../upload/upload-area.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import type { MediaRequest, PickedMedia } from './media-requests.ts';

type Picked = Pick<MediaItem, 'path' | 'type' | 'source' | 'width' | 'height' | 'alts'>;

/** Lets the user choose or upload a file to insert into a text. */
export default function MediaPicker({ request }: { request: MediaRequest }): ReactNode {
  const { documents, tree } = useStudio();
  const messages = useMessages('media').picker;
  const panel = useMessages('panel');
  const folders = useValue(tree)?.folders;
  const [itemToDescribe, setItemToDescribe] = useState<Picked>();
  const { kind, file, files, needsAlt = true, onEnd } = request;
  const isPublicOnly = file === undefined;

  const end = (item: Picked, attributes: Omit<PickedMedia, 'url'>): void => {
    const url = folders && referenceInText(item.path, file, folders);
    if (url === undefined) return;
    // An upload from another browser is added to the changes, so that it is published with this text.
    const { source, path } = item;
    const isMissing = 'upload' in source && documents.state.get().drafts.get(path)?.upload !== source.upload;
    if (isMissing) documents.create(path, { upload: source.upload });
    onEnd({ ...attributes, url });
  };
  const choose = (item: Picked): void => {
    const { alts, width, height } = item;
    if (needsAlt && kindOfType(item.type) === 'image') setItemToDescribe(item);
    else end(item, { alt: alts[0] ?? '', width, height });
  };
  const onUploaded = (uploads: readonly WaitingUpload[]): void => {
    const [upload, ...others] = uploads;
    if (upload && others.length === 0) choose({ ...upload, source: { upload: upload.id }, alts: [] });
  };

  return (
    <Dialog
      isWide
      title={messages.title[kind === undefined || kind === 'other' ? 'any' : kind]}
      onClose={() => {
        onEnd();
      }}
      actions={
        <Button
          onClick={() => {
            onEnd();
          }}
        >
          {panel.cancel}
        </Button>
      }
    >
      <UploadArea kind={kind} isPublicOnly={isPublicOnly} files={files} onUploaded={onUploaded}>
        {(button) => (
          <MediaBrowser kind={kind} isPublicOnly={isPublicOnly} isPicker onChoose={choose}>
            {button}
          </MediaBrowser>
        )}
      </UploadArea>
      {itemToDescribe && (
        <DescribeDialog
          item={itemToDescribe}
          onInsert={(attributes) => {
            end(itemToDescribe, attributes);
          }}
          onClose={() => {
            setItemToDescribe(undefined);
          }}
        />
      )}
    </Dialog>
  );
}
