/**
 * Ids that are used outside the content: the app root, the main landmark, ids of Recto's scripts, and ids of React's
 * `useId`.
 */
const RESERVED = /^(?:app|main|recto-.*|_r_.*|_R_.*)$/su;
const PREFIX = 'user-content-';

/** Returns whether content must not use this id. */
export function isReservedId(id: string): boolean {
  return RESERVED.test(id);
}

/** Returns the id, or a renamed one if it is reserved. */
export function safeId(id: string): string {
  return isReservedId(id) ? PREFIX + id : id;
}

/** Returns whether `safeId` has renamed this id. */
export function isRenamedId(id: string): boolean {
  return id.startsWith(PREFIX);
}
