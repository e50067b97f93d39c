import { useEffect, useState } from 'react';
import { COPIED_MS } from '../constants.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Puts text into the clipboard, and knows for a moment how that went. */
export function useCopy(): [state: CopyState, copy: (text: string | Promise<string>) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  return [
    state,
    async (text) => {
      setState(await copyText(text));
    },
  ];
}

/** A text that is still on its way is promised to the clipboard at once: later, some browsers say, is too late. */
export async function copyText(text: string | Promise<string>): Promise<Exclude<CopyState, 'idle'>> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return 'copied';
  } catch {
    // Without permission, outside a secure page, or where the text never came, nothing is copied.
    return 'failed';
  }
}
