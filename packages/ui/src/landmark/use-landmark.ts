import { useState } from 'react';
import type { Dispatch } from 'react';

/**
 * Where in the page something that opens belongs: the dialog or landmark of what opened it. In the body it would lie
 * below an open dialog, and those who go from landmark to landmark would not come past it.
 */
export function useLandmark(): [setTrigger: Dispatch<HTMLElement | null>, landmark: HTMLElement | undefined] {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return [setTrigger, trigger?.closest<HTMLElement>('dialog, main, header, footer, aside') ?? undefined];
}
