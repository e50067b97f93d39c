import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../words/fill.ts';
import { useWords } from '../words/words.tsx';
import { loadLater } from '../ui/load-later.tsx';

const ConflictChoice = loadLater(() => import('./conflict-choice.tsx'));

/** Reports that another device has a different draft, until the user has chosen one. */
export function DraftConflicts(): ReactNode {
  const { serverDrafts } = useStudio();
  const words = useWords('drafts');
  const [[path, other] = []] = useValue(serverDrafts.state).conflicts;
  const [isAsked, setIsAsked] = useState(false);
  if (path === undefined || !other) return null;
  const name = path.split('/').at(-1) ?? '';
  return (
    <>
      <div className="rs-state">
        <Icon name="warning" />
        <output>{fill(other.draft ? words.conflict.differs : words.conflict.gone, { name })}</output>
        <Button
          onClick={() => {
            setIsAsked(true);
          }}
        >
          {words.conflict.decide}
        </Button>
      </div>
      {isAsked && (
        <Suspense>
          <ConflictChoice
            path={path}
            other={other}
            onClose={() => {
              setIsAsked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
