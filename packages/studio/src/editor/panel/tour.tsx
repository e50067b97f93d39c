import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMessages } from '../messages/messages.tsx';

const SEEN_KEY = 'recto-studio-tour';

/** Introduction in three steps, shown on the first visit. */
export function Tour(): ReactNode {
  const messages = useMessages('panel').tour;
  const [step, setStep] = useState(() => (wasSeen() ? -1 : 0));
  const text = messages.steps[step];
  if (text === undefined) return null;
  const end = (): void => {
    markSeen();
    setStep(-1);
  };
  const isLast = step === messages.steps.length - 1;
  return (
    <Dialog
      title={messages.title}
      onClose={end}
      actions={
        <>
          <span className="rs-muted">
            {step + 1} / {messages.steps.length}
          </span>
          <span className="rs-spacer" />
          {!isLast && <Button onClick={end}>{messages.skip}</Button>}
          <Button
            look="primary"
            onClick={() => {
              if (isLast) end();
              else setStep(step + 1);
            }}
          >
            {isLast ? messages.done : messages.next}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

function markSeen(): void {
  try {
    localStorage.setItem(SEEN_KEY, '1');
  } catch {
    // The tour is shown again.
  }
}
