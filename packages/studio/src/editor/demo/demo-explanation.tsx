import type { ReactNode } from 'react';
import { NO_SERVER } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { useStudio } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../messages/messages.tsx';

/** Whether something failed only because the editor is a demo. */
export function isDemoProblem({ code }: StudioProblem): boolean {
  return code === NO_SERVER;
}

/** Explains what a part of the editor does on a site with a studio server. */
export function DemoExplanation({ problem: { message, hint } }: { problem: StudioProblem }): ReactNode {
  const { demo } = useStudio();
  const messages = useMessages('demo');
  return (
    <div className="rs-explanation" role="alert">
      <Icon name="eye" />
      <p>
        {message} {hint}{' '}
        {demo?.docs !== undefined && (
          <a href={demo.docs} target="_blank" rel="noreferrer">
            {messages.docs}
          </a>
        )}
      </p>
    </div>
  );
}
