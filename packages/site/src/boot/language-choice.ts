import { rememberLocale } from '../cookies/remember-locale.ts';

/**
 * Remembers the language that a visitor picks. The links of the picker work before React is there,
 * so what they leave behind does too.
 */
export function watchLanguageChoice(document: Document): void {
  const onClick = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
    const code = link?.dataset['locale'];
    if (code !== undefined) rememberLocale(code);
  };
  document.addEventListener('click', onClick, { capture: true });
  // The middle button opens a tab: a choice too.
  document.addEventListener('auxclick', onClick, { capture: true });
}
