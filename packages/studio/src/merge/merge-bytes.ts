import { assetType } from '@recto/content/node';
import { mergeText } from './merge-text.ts';

/**
 * Merges two edits of a file. Binary files and SVG drawings are not merged, because combining lines of two sanitised
 * drawings could produce an unsafe one.
 */
export function mergeBytes(
  path: string,
  base: Uint8Array,
  ours: Uint8Array,
  theirs: Uint8Array,
): Uint8Array | undefined {
  if (Buffer.from(ours).equals(theirs) || Buffer.from(theirs).equals(base)) return ours;
  if (Buffer.from(ours).equals(base)) return theirs;
  if (assetType(path) !== undefined) return undefined;
  const [from, our, their] = [decodeText(base), decodeText(ours), decodeText(theirs)];
  if (from === undefined || our === undefined || their === undefined) return undefined;
  const merged = mergeText(path, from, our, their);
  return merged === undefined ? undefined : new TextEncoder().encode(merged);
}

/** Decodes a file as text, including the byte order mark; `undefined` if it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
