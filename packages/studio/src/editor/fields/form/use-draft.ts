import { useState } from 'react';

interface Draft {
  text: string;
  /** The text of the value after the change is applied. */
  sent: string;
  isTaken: boolean;
}

/** Text of an input while the user types. */
export interface DraftInput {
  text: string;
  /** Stores the typed text. `sent` is the text of the resulting value, if it differs. */
  type: (text: string, sent?: string) => void;
  /** Shows the current value again. */
  leave: () => void;
}

/**
 * Keeps the typed text while it means the same as the value, for example `1.` and `1`. A change from outside, such as
 * undo, is shown immediately.
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
