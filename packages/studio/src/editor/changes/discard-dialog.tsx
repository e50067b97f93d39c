import type { ReactNode } from 'react';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';

/** Asks for confirmation before changes are discarded. */
export function DiscardDialog({ paths, onClose }: { paths: readonly string[]; onClose: () => void }): ReactNode {
  const { documents } = useStudio();
  const panel = useMessages('panel');
  const messages = panel.changes;
  const [first = ''] = paths;
  const title = paths.length === 1 ? fill(messages.discardTitle, { name: first }) : messages.discardAllTitle;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button
            look="danger"
            onClick={() => {
              documents.discard(paths);
              onClose();
            }}
          >
            {messages.discard}
          </Button>
        </>
      }
    >
      <p>{messages.discardText}</p>
    </Dialog>
  );
}
