import type { ReactNode } from 'react';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { useMessages } from '../messages/messages.ts';

/**
 * Button that switches between dark and light mode. The boot script handles it, and the style sheet shows the correct
 * label before any script runs.
 */
export function ColorModeSwitch(): ReactNode {
  const message = useMessages();
  return (
    <button type="button" data-color-mode-control className="needs-script icon-button">
      <span className="sr-only dark:hidden">{message('colorMode.switchToDark')}</span>
      <span className="sr-only not-dark:hidden">{message('colorMode.switchToLight')}</span>
      <ShellIcon name="contrast" />
    </button>
  );
}
