import { useState } from 'react';

interface Draft {
  text: string;
  /** What the value becomes when the change has been made. */
  sent: string;
  isTaken: boolean;
}

export interface DraftInput {
  text: string;
  /** Remembers what was typed. `sent` is the value as text that it leads to, if it is another one. */
  type: (text: string, sent?: string) => void;
  /** Shows the value again. */
  leave: () => void;
}

/**
 * What is typed into an input stays as it was typed while its value means the same, as 1. and 1 do. A change from
 * elsewhere, such as undo, is shown at once.
 */
export function useDraft(value: string): DraftInput {
  const [draft, setDraft] = useState<Draft>();
  if (draft && !draft.isTaken && value === draft.sent) setDraft({ ...draft, isTaken: true });
  const isCurrent = draft !== undefined && (!draft.isTaken || value === draft.sent);
  return {
    text: isCurrent ? draft.text : value,
    type: (text, sent = text) => setDraft({ text, sent, isTaken: false }),
    leave: () => setDraft(undefined),
  };
}
