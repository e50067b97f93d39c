import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';

/** Button that reverts one change. */
export function DiscardChange({ onDiscard }: { onDiscard: () => void }): ReactNode {
  const words = useWords('panel').changes;
  return (
    <Button look="quiet" icon="restore" onClick={onDiscard}>
      {words.discardBlock}
    </Button>
  );
}
