import { Kbd, useWords } from '@recto/ui';
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
        <span className="apple-keys">
          <Kbd keys={['⌘', '↵']} />
        </span>
        <span className="other-keys">
          <Kbd keys={['Ctrl', '↵']} />
        </span>{' '}
        {word('contentSearch.newTab')}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {word('commandPalette.close')}
      </span>
    </p>
  );
}
