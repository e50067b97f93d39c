import { element } from './element.ts';
import type { GetMessage } from './items.ts';

/** Creates the line with the keyboard shortcuts of the palette. */
export function createHints(message: GetMessage): HTMLElement {
  return element(
    'p',
    { 'aria-hidden': true, class: 'palette-hints' },
    renderKeys('↑'),
    renderKeys('↓'),
    renderKeys('↵'),
    element(
      'span',
      {},
      element('span', { class: 'apple-keys' }, renderKeys('⌘', '↵')),
      element('span', { class: 'other-keys' }, renderKeys('Ctrl', '↵')),
      ` ${message('contentSearch.newTab')}`,
    ),
    element('span', {}, renderKeys('Esc'), ` ${message('commandPalette.close')}`),
  );
}

function renderKeys(...keys: readonly string[]): HTMLElement {
  return element('kbd', { class: 'keys' }, ...keys.map((key) => element('kbd', {}, key)));
}
