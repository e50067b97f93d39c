import { Kbd, hasAppleKeyboard, useWords } from '@recto/ui';
import type { ReactNode } from 'react';

/** Keys that nobody would guess. */
export function Hints(): ReactNode {
  const word = useWords();
  return (
    <p aria-hidden="true" className="palette-hints">
      <Kbd keys={['↑']} />
      <Kbd keys={['↓']} />
      <Kbd keys={['↵']} />
      <span>
        <Kbd keys={[hasAppleKeyboard() ? '⌘' : 'Ctrl', '↵']} /> {word('contentSearch.newTab')}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {word('commandPalette.close')}
      </span>
    </p>
  );
}
