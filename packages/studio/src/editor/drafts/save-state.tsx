import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../messages/messages.tsx';

/** Shows whether and where the changes are saved. */
export function SaveState(): ReactNode {
  const { documents, serverDrafts } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('drafts');
  const { saveState, drafts } = useValue(documents.state);
  const { status } = useValue(serverDrafts.state);
  const isOnline = useOnline();
  const textByServerStatus = {
    off: panel.saved,
    waiting: panel.saved,
    failed: messages.savedHereOnly,
    sent: messages.savedOnServer,
  };
  // Without changes it does not matter whether the server can be reached.
  const savedText = drafts.size === 0 && status !== 'sent' ? panel.saved : textByServerStatus[status];
  const text = { saved: savedText, saving: panel.saving, failed: panel.saveFailed }[saveState];
  return (
    <output className={`rs-save rs-save-${saveState}`}>
      <Icon name={saveState === 'failed' || text === messages.savedHereOnly ? 'warning' : 'check'} />
      {isOnline ? text : panel.offline}
    </output>
  );
}

function useOnline(): boolean {
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = (): void => {
      setIsOnline(navigator.onLine);
    };
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}
