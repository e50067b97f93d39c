import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DiffTable } from '../changes/diff-table.tsx';
import { diffLines } from '../changes/line-diff.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import type { OtherDraft } from './server-drafts.ts';

interface ConflictChoiceProps {
  path: string;
  other: OtherDraft;
  onClose: () => void;
}

/** Lets the user choose between the draft of this browser and the draft of another device. */
export default function ConflictChoice({ path, other, onClose }: ConflictChoiceProps): ReactNode {
  const { documents, serverDrafts } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('drafts').conflict;
  const { draft } = other;
  const ownText = documents.textOf(path) ?? '';
  const hunks = useMemo(() => (draft ? diffLines(ownText, draft.text ?? '') : []), [ownText, draft]);
  const choose = (choice: 'own' | 'other'): void => {
    void serverDrafts.decide(path, choice);
    onClose();
  };
  return (
    <Dialog
      isWide
      title={fill(draft ? messages.differs : messages.gone, { name: path.split('/').at(-1) ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button
            {...(!draft && { look: 'danger' })}
            onClick={() => {
              choose('other');
            }}
          >
            {draft ? messages.takeOther : messages.discardOwn}
          </Button>
          <Button
            look="primary"
            onClick={() => {
              choose('own');
            }}
          >
            {messages.keepOwn}
          </Button>
        </>
      }
    >
      <p>{draft ? messages.differsText : messages.goneText}</p>
      <div className="rs-diff">
        {hunks.map(({ lines }, index) => (
          <div key={index} className="rs-hunk">
            <DiffTable lines={lines} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
