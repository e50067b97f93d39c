/** Kinds of parts, with the endings of their files. */
const ENDINGS = { terms: 'txt', places: 'txt', texts: 'json', names: 'txt', crate: 'json' };

export type PartKind = keyof typeof ENDINGS;

/** Hexadecimal digits of the hash that a part is named by. */
export const HASH_DIGITS = 10;

/** Parts of texts whose names are in one part: a root with the names of all of them would be large. */
export const NAMES_A_PART = 512;

/** A part has the hash of its bytes in its name, so two parts with the same name have the same content. */
export function partName(kind: PartKind, hash: string): string {
  return `${kind}-${hash}.${ENDINGS[kind]}`;
}

/** Hashes are written one after the other. */
export function hashAt(hashes: string, place: number): string {
  return hashes.slice(place * HASH_DIGITS, (place + 1) * HASH_DIGITS);
}

/** Names of all parts of a kind, given their hashes. */
export function listNames(kind: PartKind, hashes: string): string[] {
  return Array.from({ length: hashes.length / HASH_DIGITS }, (_, place) => partName(kind, hashAt(hashes, place)));
}
