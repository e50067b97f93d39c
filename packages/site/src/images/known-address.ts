import { BASE } from '../app/base-path.ts';

/**
 * The address under which a picture is listed. Rows and payloads contain addresses with the base of the site; the list of
 * pictures has addresses without it, as authors write them.
 */
export function knownAddress(src: string, isKnown: (address: string) => boolean, base = BASE): string {
  if (base === '' || isKnown(src) || !src.startsWith(`${base}/`)) return src;
  const bare = src.slice(base.length);
  return isKnown(bare) ? bare : src;
}
