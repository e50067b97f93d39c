import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';

/** The button that takes one change back. */
export function DiscardChange({ onDiscard }: { onDiscard: () => void }): ReactNode {
  const words = useWords('panel').changes;
  return (
    <Button look="quiet" icon="restore" onClick={onDiscard}>
      {words.discardBlock}
    </Button>
  );
}
