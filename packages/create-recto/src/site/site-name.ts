/** Default folder and name of a site. */
export const USUAL_NAME = 'my-site';

/** Maximum length of a package name in npm. */
const LONGEST_NAME = 214;
const NOT_TAKEN = new Set(['node_modules', 'favicon.ico']);

/** Converts a folder name to a valid npm package name: lower-case letters, digits, and a few separators. */
export function siteName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^[._-]+|[._-]+$/gu, '');
  return name === '' || NOT_TAKEN.has(name) ? USUAL_NAME : name;
}
