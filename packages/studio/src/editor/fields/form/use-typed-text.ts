import { useState } from 'react';

interface TypedState {
  text: string;
  /** The text of the value after the change is applied. */
  expected: string;
  isApplied: boolean;
}

/** Text of an input while the user types. */
export interface TypedText {
  text: string;
  /** Stores the typed text. `sent` is the text of the resulting value, if it differs. */
  setText: (text: string, sent?: string) => void;
  /** Shows the current value again. */
  reset: () => void;
}

/**
 * Keeps the typed text while it means the same as the value, for example `1.` and `1`. A change from outside, such as
 * undo, is shown immediately.
 */
export function useTypedText(value: string): TypedText {
  const [draft, setDraft] = useState<TypedState>();
  if (draft && !draft.isApplied && value === draft.expected) setDraft({ ...draft, isApplied: true });
  const isCurrent = draft !== undefined && (!draft.isApplied || value === draft.expected);
  return {
    text: isCurrent ? draft.text : value,
    setText: (text, expected = text) => setDraft({ text, expected, isApplied: false }),
    reset: () => setDraft(undefined),
  };
}
