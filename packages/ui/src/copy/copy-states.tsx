import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import type { WordKey } from '../words/words.ts';

/** Labels of a copy button: initial, copied, failed. The style sheet shows one of them. */
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
