import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import type { WordKey } from '../words/words.ts';

/** What a copy button says: at first, for a moment once it has copied, and where it could not. The style shows one. */
export function CopyStates({ idle, copied = 'copy.copied' }: { idle: WordKey; copied?: WordKey }): ReactNode {
  const word = useWords();
  return (
    <span className="copy-states">
      <span>{word(idle)}</span>
      <span>{word(copied)}</span>
      <span>{word('copy.failed')}</span>
    </span>
  );
}
