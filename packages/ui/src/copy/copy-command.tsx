import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { CopyStates } from './copy-states.tsx';

/** A terminal command with a button to copy it. */
export function CopyCommand({ command }: { command: string }): ReactNode {
  return (
    <div className="copy-command">
      <code data-language="bash">
        {command.split(/ (?=&& )/u).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span>{part}</span>
          </Fragment>
        ))}
      </code>
      <button type="button" data-copy="text" value={command} suppressHydrationWarning className="needs-script">
        <CopyStates idle="copy.command" />
      </button>
    </div>
  );
}
