/** Where a site is made, and what it is called, if nobody says otherwise. */
export const USUAL_NAME = 'my-site';

/** Longest name that npm takes. */
const LONGEST_NAME = 214;
const NOT_TAKEN = new Set(['node_modules', 'favicon.ico']);

/** The name of a folder as npm takes names: small letters, digits, and few signs between them. */
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
