import { Fragment } from 'react';
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
      <code>
        {command.split(/ (?=&& )/u).map((part, place) => (
          <Fragment key={part}>
            {place > 0 && ' '}
            <span>{part}</span>
          </Fragment>
        ))}
      </code>
      <button type="button" data-live className="needs-script" onClick={() => void copy(command)}>
        <span aria-live="polite">{word(WORDS[state])}</span>
      </button>
    </div>
  );
}
