import { dropBase } from '../app/base.ts';

/**
 * Returns the file for the response at a path, relative to the output folder. A page is the `index.html` of its folder.
 */
export function fileOfPath(path: string, isHtml: boolean, base = ''): string {
  // Hosts reject file names with these characters.
  const sitePath = (dropBase(path, base) ?? path).replaceAll(/[?#]/gu, encodeURIComponent);
  const trimmed = sitePath.replace(/^\/+|\/+$/gu, '');
  if (trimmed.split('/').includes('..')) throw new Error(`"${path}" cannot be the path of a file.`);
  if (!isHtml || trimmed.endsWith('.html')) return trimmed;
  return trimmed === '' ? 'index.html' : `${trimmed}/index.html`;
}
