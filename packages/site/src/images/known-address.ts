import { BASE } from '../app/base-path.ts';

/**
 * The address that a picture is known by. Rows and payloads name pictures where they really are, below the folder of the
 * site; what is known of them has the addresses that people write.
 */
export function knownAddress(src: string, isKnown: (address: string) => boolean, base = BASE): string {
  if (base === '' || isKnown(src) || !src.startsWith(`${base}/`)) return src;
  const bare = src.slice(base.length);
  return isKnown(bare) ? bare : src;
}
