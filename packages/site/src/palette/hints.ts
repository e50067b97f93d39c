import { element } from './element.ts';
import type { Word } from './items.ts';

/** Creates the line with the keyboard shortcuts of the palette. */
export function createHints(word: Word): HTMLElement {
  return element(
    'p',
    { 'aria-hidden': true, class: 'palette-hints' },
    drawKeys('↑'),
    drawKeys('↓'),
    drawKeys('↵'),
    element(
      'span',
      {},
      element('span', { class: 'apple-keys' }, drawKeys('⌘', '↵')),
      element('span', { class: 'other-keys' }, drawKeys('Ctrl', '↵')),
      ` ${word('contentSearch.newTab')}`,
    ),
    element('span', {}, drawKeys('Esc'), ` ${word('commandPalette.close')}`),
  );
}

function drawKeys(...keys: readonly string[]): HTMLElement {
  return element('kbd', { class: 'keys' }, ...keys.map((key) => element('kbd', {}, key)));
}
