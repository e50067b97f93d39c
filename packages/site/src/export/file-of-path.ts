import { dropBase } from '../app/base.ts';
import { encodePath } from '../app/page-paths.ts';

/** Where the answer at a path is written, below the folder of the output. A page is the `index.html` of its folder. */
export function fileOfPath(path: string, isHtml: boolean, base = ''): string {
  // Characters that mean something in an address stay encoded.
  const inside = decodeURI(encodePath(dropBase(path, base) ?? path)).replace(/^\/+|\/+$/gu, '');
  if (inside.split('/').includes('..')) throw new Error(`"${path}" cannot be the address of a file.`);
  if (!isHtml || inside.endsWith('.html')) return inside;
  return inside === '' ? 'index.html' : `${inside}/index.html`;
}
