import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { COPIED_MS } from '../constants.ts';
import { useWords } from '../words/words.ts';

type State = 'idle' | 'copied' | 'failed';

/** Copies the address of the page, and says so for a moment. */
export function CopyAddress(): ReactNode {
  const word = useWords();
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
    } catch {
      // Without permission, or outside a secure page, there is no clipboard.
      setState('failed');
    }
  };
  return (
    <button type="button" data-live onClick={() => void copy()} className="needs-script button-quiet text-sm">
      <span aria-live="polite">{word(WORDS[state])}</span>
    </button>
  );
}

const WORDS = { idle: 'post.copyUrl', copied: 'post.copied', failed: 'post.copyFailed' } as const;
