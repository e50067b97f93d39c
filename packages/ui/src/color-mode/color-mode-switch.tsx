import type { ReactNode } from 'react';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';

/**
 * Button that switches between dark and light mode. The boot script handles it, and the style sheet shows the correct
 * label before any script runs.
 */
export function ColorModeSwitch(): ReactNode {
  const word = useWords();
  return (
    <button type="button" data-color-mode-control className="needs-script icon-button">
      <span className="sr-only dark:hidden">{word('colorMode.switchToDark')}</span>
      <span className="sr-only not-dark:hidden">{word('colorMode.switchToLight')}</span>
      <Glyph name="contrast" />
    </button>
  );
}
