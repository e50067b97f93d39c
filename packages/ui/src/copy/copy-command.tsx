import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { CopyStates } from './copy-states.tsx';

/** Lets a long URL break before its segments, but not within a name with hyphens. */
function splitPath(text: string): ReactNode {
  const segments = text.split(/(?<=\/)(?=[^/])/u);
  if (segments.length === 1) return text;
  return segments.map((segment, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment.includes('-') ? <span className="whitespace-nowrap">{segment}</span> : segment}
    </Fragment>
  ));
}

/** A terminal command with a button to copy it. */
export function CopyCommand({ command }: { command: string }): ReactNode {
  return (
    <div className="copy-command">
      <code data-language="bash">
        {command.split(/ (?=&& )/u).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span>{splitPath(part)}</span>
          </Fragment>
        ))}
      </code>
      <button type="button" data-copy="text" value={command} suppressHydrationWarning className="needs-script">
        <CopyStates idle="copy.command" />
      </button>
    </div>
  );
}
