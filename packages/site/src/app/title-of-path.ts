/** A title for a page that has none, made from its path: `/release-notes` becomes "Release notes". */
export function titleOfPath(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
