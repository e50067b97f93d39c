import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useCopy } from './use-copy.ts';

const WORDS = { idle: 'copy.command', copied: 'copy.copied', failed: 'copy.failed' } as const;

/** A line for the terminal, and a button that takes it there. */
export function CopyCommand({ command }: { command: string }): ReactNode {
  const word = useWords();
  const [state, copy] = useCopy();
  return (
    <div className="copy-command">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than a phone is wide, it is scrolled by keyboard, too */}
      <code tabIndex={0}>{command}</code>
      <button type="button" data-live className="needs-script" onClick={() => void copy(command)}>
        <span aria-live="polite">{word(WORDS[state])}</span>
      </button>
    </div>
  );
}
