import { useEffect, useState } from 'react';
import { COPIED_MS } from '../constants.ts';
import { copyText } from './copy-text.ts';
import type { CopyResult } from './copy-text.ts';

/** Returns a function that copies text, and its result for a moment afterwards. */
export function useCopy(): [state: CopyResult | 'idle', copy: (text: string | Promise<string>) => Promise<void>] {
  const [state, setState] = useState<CopyResult | 'idle'>('idle');
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
