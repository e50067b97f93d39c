/** Typefaces of the theme, and the fonts of the visitor's system. */
const BUILT_IN = ['Newsreader', 'Inter', 'system'] as const;

/** Name of a built-in typeface. */
export type BuiltInFont = (typeof BUILT_IN)[number];

const FILE = /\.(?:woff2?|ttf|otf)$/iu;
const PACKAGE = /^@fontsource(?:-variable)?\/[\w-]+$/u;

/** Whether a font source is a built-in typeface. */
export function isBuiltIn(source: string): source is BuiltInFont {
  return BUILT_IN.some((name) => name === source);
}

/** Whether a font source is a Fontsource package. */
export function isFontPackage(source: string): boolean {
  return PACKAGE.test(source);
}

/** Whether a font source is a font file. */
export function isFontFile(source: string): boolean {
  return FILE.test(source);
}

/** Whether a text of the configuration is a valid font source. */
export function isFontSource(source: string): boolean {
  return isBuiltIn(source) || isFontPackage(source) || isFontFile(source);
}

/** Returns the hint for an invalid font source, which is often the name of a font. */
export function fontHint(source: string): string {
  const id = source.trim().toLowerCase().replaceAll(/\s+/gu, '-');
  const example = /^[a-z][\w-]*$/u.test(id) ? id : 'geist';
  return `"${source}" is not a typeface. Write '${BUILT_IN.join("', '")}', a Fontsource package ('@fontsource-variable/${example}'), or a file ('./fonts/${example}.woff2').`;
}
