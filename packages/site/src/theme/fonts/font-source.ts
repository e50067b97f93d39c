/** Typefaces that come with the theme, and the fonts of the visitor's system. */
const BUILT_IN = ['Newsreader', 'Inter', 'system'] as const;

export type BuiltInFont = (typeof BUILT_IN)[number];

const FILE = /\.(?:woff2?|ttf|otf)$/iu;
const PACKAGE = /^@fontsource(?:-variable)?\/[\w-]+$/u;

export function isBuiltIn(source: string): source is BuiltInFont {
  return BUILT_IN.some((name) => name === source);
}

export function isFontPackage(source: string): boolean {
  return PACKAGE.test(source);
}

export function isFontFile(source: string): boolean {
  return FILE.test(source);
}

/** Whether a text of the configuration can name a typeface. */
export function isFontSource(source: string): boolean {
  return isBuiltIn(source) || isFontPackage(source) || isFontFile(source);
}

/** What to write instead of a text that names none: people write the name of a font as they know it. */
export function fontHint(source: string): string {
  const id = source.trim().toLowerCase().replaceAll(/\s+/gu, '-');
  const example = /^[a-z][\w-]*$/u.test(id) ? id : 'geist';
  return `"${source}" is not a typeface. Write '${BUILT_IN.join("', '")}', a package of Fontsource ('@fontsource-variable/${example}'), or a file ('./fonts/${example}.woff2').`;
}
