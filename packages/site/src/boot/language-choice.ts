import { rememberLocale } from '../cookies/remember-locale.ts';

/**
 * Remembers the language that a visitor picks. The links of the language menu work before React is loaded, so this
 * must, too.
 */
export function watchLanguageChoice(document: Document): void {
  const onClick = ({ target, button }: MouseEvent): void => {
    // The right button opens a menu.
    if (button === 2) return;
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
    const code = link?.dataset['locale'];
    if (code !== undefined) rememberLocale(code);
  };
  document.addEventListener('click', onClick, { capture: true });
  // The middle button opens a tab, which also counts as a choice.
  document.addEventListener('auxclick', onClick, { capture: true });
}
