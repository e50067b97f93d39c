import { dropBase } from '../app/base.ts';

/** Where the answer at a path is written, below the folder of the output. A page is the `index.html` of its folder. */
export function fileOfPath(path: string, isHtml: boolean, base = ''): string {
  // Hosts refuse files with these characters in their names.
  const named = (dropBase(path, base) ?? path).replaceAll(/[?#]/gu, encodeURIComponent);
  const inside = named.replace(/^\/+|\/+$/gu, '');
  if (inside.split('/').includes('..')) throw new Error(`"${path}" cannot be the address of a file.`);
  if (!isHtml || inside.endsWith('.html')) return inside;
  return inside === '' ? 'index.html' : `${inside}/index.html`;
}
