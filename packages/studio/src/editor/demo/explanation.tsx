import type { ReactNode } from 'react';
import { NO_SERVER } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { useStudio } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.tsx';

/** Whether something failed only because the editor is a demo. */
export function isDemoProblem({ code }: StudioProblem): boolean {
  return code === NO_SERVER;
}

/** Explains what a part of the editor does on a site with a studio server. */
export function Explanation({ problem: { message, hint } }: { problem: StudioProblem }): ReactNode {
  const { demo } = useStudio();
  const words = useWords('demo');
  return (
    <div className="rs-explanation" role="alert">
      <Icon name="eye" />
      <p>
        {message} {hint}{' '}
        {demo?.docs !== undefined && (
          <a href={demo.docs} target="_blank" rel="noreferrer">
            {words.docs}
          </a>
        )}
      </p>
    </div>
  );
}
