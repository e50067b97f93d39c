import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PatchProblem } from '../../fields/patch/read-fields.ts';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { markCurrent, sourceHashOf, stateOf } from '../fields/source-hash.ts';
import { useHash } from '../use-hash.ts';
import { OriginalChanges } from './original-changes.tsx';

interface StateBarProps {
  path: string;
  text: string;
  originalPath: string;
  original: string;
  isReadOnly: boolean;
}

/** Shows whether a translation is up to date with its original, and if not, a button that marks it as such. */
export function StateBar({ path, text, originalPath, original, isReadOnly }: StateBarProps): ReactNode {
  const { documents } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('translations');
  const hash = useHash(original);
  const [refused, setRefused] = useState<PatchProblem>();
  if (hash === undefined) return null;
  const state = stateOf(path, text, hash);
  return (
    <>
      <div className={`rs-state rs-state-${state}`}>
        <Icon name={state === 'current' ? 'check' : 'warning'} />
        <output>{refused === undefined ? messages.state[state] : panel.refused[refused]}</output>
        {state !== 'current' && !isReadOnly && (
          <Button
            icon="check"
            onClick={() => {
              const result = markCurrent(path, text, hash);
              setRefused(result.ok ? undefined : result.problem);
              if (result.ok) documents.edit(path, result.text);
            }}
          >
            {messages.mark}
          </Button>
        )}
      </div>
      {state === 'stale' && (
        <OriginalChanges originalPath={originalPath} original={original} hash={sourceHashOf(path, text)} />
      )}
    </>
  );
}
