import { ContentError } from '../errors.ts';
import type { FilePosition } from '../errors.ts';

/** Maximum depth of lists and objects in the fields of a file. Reading deeper ones could exceed the call stack. */
const MAX_DEPTH = 100;

/**
 * Throws if data contains the key `__proto__` at any depth, which could change the prototype of an object, or is nested
 * too deep, as data that contains itself is.
 */
export function assertSafeData(data: unknown, position: FilePosition, depth = 0): void {
  if (typeof data !== 'object' || data === null) return;
  if (depth > MAX_DEPTH) throw tooDeep(position);
  for (const [key, value] of Object.entries(data)) {
    if (key === '__proto__') throw reservedKey(key, position);
    assertSafeData(value, position, depth + 1);
  }
}

function tooDeep(position: FilePosition): ContentError {
  return new ContentError(
    'data/depth',
    `The fields are nested more than ${MAX_DEPTH} levels deep.`,
    'Use fewer levels. In YAML, an alias (*name) must not be inside the value that it refers to (&name).',
    position,
  );
}

/** Creates the error for a reserved field name. */
export function reservedKey(key: string, position: FilePosition): ContentError {
  return new ContentError('data/key', `The field name "${key}" is reserved.`, 'Give the field another name.', position);
}
