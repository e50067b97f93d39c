import type { ReactNode } from 'react';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../words/fill.ts';
import { useWords } from '../words/words.tsx';

/** Asks for confirmation before changes are discarded. */
export function DiscardDialog({ paths, onClose }: { paths: readonly string[]; onClose: () => void }): ReactNode {
  const { documents } = useStudio();
  const panel = useWords('panel');
  const words = panel.changes;
  const [first = ''] = paths;
  const title = paths.length === 1 ? fill(words.discardTitle, { name: first }) : words.discardAllTitle;
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
            {words.discard}
          </Button>
        </>
      }
    >
      <p>{words.discardText}</p>
    </Dialog>
  );
}
