import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { Glyph } from './glyph.tsx';

export interface SearchButtonProps {
  onOpen: () => void;
  /** The visitor is about to open it. */
  onIntent: () => void;
}

/** Looks like a field where there is room, and like a lens where there is none. */
export function SearchButton({ onOpen, onIntent }: SearchButtonProps): ReactNode {
  const word = useWords();
  const isApple = useSyncExternalStore(never, hasAppleKeyboard, () => true);
  return (
    <button
      type="button"
      data-live
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="needs-script search-button"
    >
      <Glyph name="search" />
      <span className="max-lg:sr-only">{word('contentSearchButton.label')}</span>
      <kbd aria-hidden="true" dir="ltr" className="max-lg:hidden">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

function never(): () => void {
  return () => undefined;
}

function hasAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
