import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMessages } from '../../messages/messages.tsx';

/** Button that discards one change. */
export function DiscardChange({ onDiscard }: { onDiscard: () => void }): ReactNode {
  const messages = useMessages('panel').changes;
  return (
    <Button look="quiet" icon="restore" onClick={onDiscard}>
      {messages.discardBlock}
    </Button>
  );
}
