import { ContentError } from '../errors.ts';
import type { Place } from '../errors.ts';

/** Data without a single key that would mean something to an object's prototype, however deep. */
export function assertPlainKeys(data: unknown, place: Place): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (key === '__proto__') throw reservedKey(key, place);
    assertPlainKeys(value, place);
  }
}

export function reservedKey(key: string, place: Place): ContentError {
  return new ContentError('data/key', `The field name "${key}" is reserved.`, 'Give the field another name.', place);
}
