import { useState } from 'react';
import type { Dispatch } from 'react';

/**
 * Returns the element that an overlay is rendered into: the dialog or landmark of its trigger. In the body it would be
 * below an open dialog, and navigation by landmarks would skip it.
 */
export function useLandmark(): [setTrigger: Dispatch<HTMLElement | null>, landmark: HTMLElement | undefined] {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return [setTrigger, trigger?.closest<HTMLElement>('dialog, main, header, footer, aside') ?? undefined];
}
