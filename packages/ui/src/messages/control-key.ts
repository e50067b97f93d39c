/** Returns the name of the Control key on keyboards of a language, by its BCP 47 tag. */
export function controlKey(lang: string): string {
  return /^de(?!-CH)/.test(lang) ? 'Strg' : 'Ctrl';
}
