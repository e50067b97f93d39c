/** What the address says: `?mode=dark` and `?dir=rtl`. */
const query = new URLSearchParams(location.search);

export const choices = {
  isDark: query.get('mode') === 'dark',
  isArabic: query.get('dir') === 'rtl',
};

/** The gallery in another mode or direction. */
export function addressOf({ isDark, isArabic }: typeof choices): string {
  return `/?${new URLSearchParams({ mode: isDark ? 'dark' : 'light', dir: isArabic ? 'rtl' : 'ltr' }).toString()}`;
}

/** A text of the gallery itself, in the language of the page. */
export function say(english: string, arabic: string): string {
  return choices.isArabic ? arabic : english;
}
