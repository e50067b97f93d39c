import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Demo } from '../api/connection.ts';
import { DiscardDialog } from '../changes/discard-dialog.tsx';
import { useStudio, useValue } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useMessages } from '../messages/messages.tsx';

/** Notice that this is a demo, with a button that discards all changes. */
export default function DemoBar({ demo }: { demo: Demo }): ReactNode {
  const { documents } = useStudio();
  const messages = useMessages('demo');
  const { drafts } = useValue(documents.state);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="rs-demo">
      <p>
        <strong>{messages.title}</strong> {messages.text} <DemoLink demo={demo} />
      </p>
      {drafts.size > 0 && (
        <Button
          icon="restore"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {messages.discard}
        </Button>
      )}
      {isAsking && (
        <DiscardDialog
          paths={[...drafts.keys()]}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}

function DemoLink({ demo: { docs } }: { demo: Demo }): ReactNode {
  const messages = useMessages('demo');
  if (docs === undefined) return null;
  return (
    <a href={docs} target="_blank" rel="noreferrer">
      {messages.docs}
    </a>
  );
}
