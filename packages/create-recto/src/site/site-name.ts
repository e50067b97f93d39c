/** Default folder and name of a site. */
export const DEFAULT_NAME = 'my-site';

/** Maximum length of a package name in npm. */
const MAX_NAME_LENGTH = 214;
/** Names that npm does not allow for packages. */
const RESERVED_NAMES = new Set(['node_modules', 'favicon.ico']);

/** Converts a folder name to a valid npm package name: lower-case letters, digits, and a few separators. */
export function siteName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/gu, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^[._-]+|[._-]+$/gu, '');
  return name === '' || RESERVED_NAMES.has(name) ? DEFAULT_NAME : name;
}
