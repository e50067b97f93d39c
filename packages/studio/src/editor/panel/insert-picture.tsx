import type { DragEvent, ReactNode } from 'react';
import { insertMarkdown, pictureMarkdown } from '../media/picker/picture-markdown.ts';
import type { SourceSelection } from '../source/source-types.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useMessages } from '../messages/messages.tsx';

interface InsertPictureProps {
  path: string;
  /** Where the image is inserted; at the end if there is no selection. */
  selection: SourceSelection | undefined;
  onInserted: (selection: SourceSelection) => void;
  children: ReactNode;
}

/** Lets the user insert an image into a text: with a button, by dropping or by pasting files. */
export function InsertPicture({ path, selection, onInserted, children }: InsertPictureProps): ReactNode {
  const { documents, media } = useStudio();
  const messages = useMessages('media').picker;
  const insert = async (files?: readonly File[]): Promise<void> => {
    const picked = await media.pick({ kind: 'image', file: path, ...(files && { files }) });
    const text = documents.textOf(path);
    if (!picked || text === undefined) return;
    const inserted = insertMarkdown(text, pictureMarkdown(picked), selection);
    documents.edit(path, inserted.text);
    onInserted({ anchor: inserted.caret, head: inserted.caret });
  };
  /** Without this, the browser would insert the content of the files as text. */
  const take = (event: { preventDefault: () => void; stopPropagation: () => void }, list: FileList): void => {
    const files = [...list].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void insert(files);
  };
  return (
    <div
      className="rs-insert-picture"
      onDragOverCapture={(event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDropCapture={(event) => {
        take(event, event.dataTransfer.files);
      }}
      onPasteCapture={(event) => {
        take(event, event.clipboardData.files);
      }}
    >
      <div className="rs-source-bar">
        <Button icon="image" look="quiet" onClick={() => void insert()}>
          {messages.insertPicture}
        </Button>
      </div>
      {children}
    </div>
  );
}
