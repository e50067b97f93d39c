import { ContentError } from '@recto/content';

/**
 * Throws if the data of a page contains a value that JSON cannot represent. The server renders the page with the value
 * that `load` returned, and the browser with the same value as JSON, so both must be equal.
 */
export function assertJson(data: unknown, path: string): void {
  const found = findForeign(data, 'data', []);
  if (!found) return;
  throw new ContentError(
    'data-not-json',
    `The data of ${path} has ${found.what} at ${found.place}.`,
    'The data is sent to the browser as JSON: return strings, numbers, booleans, null, arrays and plain objects, and a date as date.toISOString().',
  );
}

interface Foreign {
  what: string;
  place: string;
}

function findForeign(value: unknown, place: string, above: readonly object[]): Foreign | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { what: `the number ${value}`, place };
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return undefined;
  if (typeof value !== 'object') return { what: `a ${typeof value}`, place };
  if (above.includes(value)) return { what: 'an object that contains itself', place };
  const path = [...above, value];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = findForeign(item, `${place}[${index}]`, path);
      if (found) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return { what: `a ${value.constructor.name}`, place };
  for (const [key, item] of Object.entries(value)) {
    const found = findForeign(item, `${place}.${key}`, path);
    if (found) return found;
  }
  return undefined;
}
