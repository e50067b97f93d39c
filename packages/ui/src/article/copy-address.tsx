import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { useWords } from '../words/words.ts';

/** Copies the address of the page, and says so for a moment. */
export function CopyAddress(): ReactNode {
  const word = useWords();
  const [state, copy] = useCopy();
  return (
    <button
      type="button"
      data-live
      onClick={() => void copy(location.href)}
      className="needs-script button-quiet text-sm"
    >
      <span aria-live="polite">{word(WORDS[state])}</span>
    </button>
  );
}

const WORDS = { idle: 'post.copyUrl', copied: 'copy.linkCopied', failed: 'copy.failed' } as const;
