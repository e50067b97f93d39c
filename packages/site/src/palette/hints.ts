import { element } from './element.ts';
import type { GetMessage } from './items.ts';
import { renderKeys, renderWithModifier } from './keys.ts';

/** Creates the line with the keyboard shortcuts of the palette. */
export function createHints(message: GetMessage): HTMLElement {
  return element(
    'p',
    { 'aria-hidden': true, class: 'palette-hints' },
    renderKeys('↑'),
    renderKeys('↓'),
    renderKeys('↵'),
    element('span', {}, renderWithModifier('↵'), ` ${message('contentSearch.newTab')}`),
    element('span', {}, renderKeys('Esc'), ` ${message('commandPalette.close')}`),
  );
}
