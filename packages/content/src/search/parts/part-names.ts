/** File extensions by kind of part. */
const EXTENSIONS = { terms: 'txt', places: 'txt', texts: 'json', names: 'txt', bundle: 'json' };

/** Kind of a part: terms, terms with postings (`places`), texts, names of texts, or a bundle of parts. */
export type PartKind = keyof typeof EXTENSIONS;

/** Number of hexadecimal digits of the hash in the name of a part. */
export const HASH_DIGITS = 10;

/** Up to this number, the hashes of texts are in the root, 10 kB of it; otherwise in separate parts. */
export const MAX_NAMES_IN_ROOT = 2048;

/** Number of hashes of texts in one part. The parts that results need are loaded after the postings. */
export const NAMES_PER_PART = 256;

/** Returns the name of a part. It contains a hash, so that parts with the same name have the same content. */
export function partName(kind: PartKind, hash: string): string {
  return `${kind}-${hash}.${EXTENSIONS[kind]}`;
}

/** Returns one of the concatenated hashes. */
export function hashAt(hashes: string, index: number): string {
  return hashes.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS);
}

/** Returns the names of all parts of a kind from their concatenated hashes. */
export function listNames(kind: PartKind, hashes: string): string[] {
  return Array.from({ length: hashes.length / HASH_DIGITS }, (_, index) => partName(kind, hashAt(hashes, index)));
}
