import { controlKey } from '@recto/ui/boot';
import { element } from './element.ts';

/** Shows keys that are pressed together. */
export function renderKeys(...keys: readonly string[]): HTMLElement {
  return element('kbd', { class: 'keys' }, ...keys.map((key) => element('kbd', {}, key)));
}

/** Shows a key that is pressed with Command on Apple devices, else with Control. The style sheet hides one of them. */
export function renderWithModifier(key: string): HTMLElement {
  return element(
    'span',
    {},
    element('span', { class: 'apple-keys' }, renderKeys('⌘', key)),
    element('span', { class: 'other-keys' }, renderKeys(controlKey(document.documentElement.lang), key)),
  );
}
