import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const ConflictChoice = lazyWithRetry(() => import('./conflict-choice.tsx'));

/** Reports that another device has a different draft, until the user has chosen one. */
export function DraftConflicts(): ReactNode {
  const { serverDrafts } = useStudio();
  const messages = useMessages('drafts');
  const [[path, other] = []] = useValue(serverDrafts.state).conflicts;
  const [isAsked, setIsAsked] = useState(false);
  if (path === undefined || !other) return null;
  const name = path.split('/').at(-1) ?? '';
  return (
    <>
      <div className="rs-state">
        <Icon name="warning" />
        <output>{fill(other.draft ? messages.conflict.differs : messages.conflict.gone, { name })}</output>
        <Button
          onClick={() => {
            setIsAsked(true);
          }}
        >
          {messages.conflict.decide}
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
