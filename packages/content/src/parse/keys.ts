import { ContentError } from '../errors.ts';
import type { Place } from '../errors.ts';

/** Throws if data contains the key `__proto__` at any depth, which could change the prototype of an object. */
export function assertPlainKeys(data: unknown, place: Place): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (key === '__proto__') throw reservedKey(key, place);
    assertPlainKeys(value, place);
  }
}

/** Creates the error for a reserved field name. */
export function reservedKey(key: string, place: Place): ContentError {
  return new ContentError('data/key', `The field name "${key}" is reserved.`, 'Give the field another name.', place);
}
