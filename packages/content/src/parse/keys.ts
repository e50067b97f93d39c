import { ContentError } from '../errors.ts';
import type { FilePosition } from '../errors.ts';

/** Throws if data contains the key `__proto__` at any depth, which could change the prototype of an object. */
export function assertSafeKeys(data: unknown, position: FilePosition): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (key === '__proto__') throw reservedKey(key, position);
    assertSafeKeys(value, position);
  }
}

/** Creates the error for a reserved field name. */
export function reservedKey(key: string, position: FilePosition): ContentError {
  return new ContentError('data/key', `The field name "${key}" is reserved.`, 'Give the field another name.', position);
}
