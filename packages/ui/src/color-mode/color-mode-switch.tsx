import type { ReactNode } from 'react';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';

/**
 * Turns the page dark or light: the boot script answers it. Which of the two is known to the style sheet, so that its
 * name is right at once.
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
