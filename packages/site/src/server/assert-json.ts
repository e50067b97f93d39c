import { ContentError } from '@recto/content';

/**
 * Throws if the data of a page contains a value that JSON cannot represent. The server renders the page with the value
 * that `load` returned, and the browser with the same value as JSON, so both must be equal.
 */
export function assertJson(data: unknown, path: string): void {
  const problem = findNonJsonValue(data, 'data', []);
  if (!problem) return;
  throw new ContentError(
    'data-not-json',
    `The data of ${path} has ${problem.what} at ${problem.location}.`,
    'The data is sent to the browser as JSON: return strings, numbers, booleans, null, arrays and plain objects, and a date as date.toISOString().',
  );
}

interface NonJsonValue {
  what: string;
  location: string;
}

function findNonJsonValue(value: unknown, location: string, ancestors: readonly object[]): NonJsonValue | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { what: `the number ${value}`, location };
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return undefined;
  if (typeof value !== 'object') return { what: `a ${typeof value}`, location };
  if (ancestors.includes(value)) return { what: 'an object that contains itself', location };
  const path = [...ancestors, value];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const problem = findNonJsonValue(item, `${location}[${index}]`, path);
      if (problem) return problem;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return { what: `a ${value.constructor.name}`, location };
  for (const [key, item] of Object.entries(value)) {
    const problem = findNonJsonValue(item, `${location}.${key}`, path);
    if (problem) return problem;
  }
  return undefined;
}
