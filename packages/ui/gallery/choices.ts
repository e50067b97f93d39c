/** Options from the query string: `?mode=dark` and `?dir=rtl`. */
const query = new URLSearchParams(location.search);

/** Colour mode and language of the gallery. */
export const choices = {
  isDark: query.get('mode') === 'dark',
  isArabic: query.get('dir') === 'rtl',
};

/** Returns the URL of the gallery in another mode or direction. */
export function urlOf({ isDark, isArabic }: typeof choices): string {
  return `/?${new URLSearchParams({ mode: isDark ? 'dark' : 'light', dir: isArabic ? 'rtl' : 'ltr' }).toString()}`;
}

/** Returns a text of the gallery in the language of the page. */
export function localText(english: string, arabic: string): string {
  return choices.isArabic ? arabic : english;
}
