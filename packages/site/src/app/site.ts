/** The facts of one website, in one file of it. */
export interface Site {
  title: string;
  /** Address of the picture in the browser's tab. */
  icon?: string;
  /** Enabled languages, the default first. */
  locales: readonly [Locale, ...Locale[]];
  /** Old path to new path, both without language. */
  redirects?: Record<string, string>;
}

export interface Locale {
  /** As it stands in paths and file names: `pt_br`. */
  code: string;
  /** As its speakers write it. */
  name: string;
  /** BCP 47, where it differs from the code. */
  language?: string;
  dir?: 'rtl';
}

export function defineSite<const S extends Site>(site: S): S {
  return site;
}
