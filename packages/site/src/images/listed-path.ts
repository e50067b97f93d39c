import { BASE } from '../app/base-path.ts';

/**
 * Returns the path under which an image is listed. Rows and payloads contain paths with the base path of the site; the
 * list of images has paths without it, as authors write them.
 */
export function listedPath(src: string, isKnown: (address: string) => boolean, base = BASE): string {
  if (base === '' || isKnown(src) || !src.startsWith(`${base}/`)) return src;
  const bare = src.slice(base.length);
  return isKnown(bare) ? bare : src;
}
