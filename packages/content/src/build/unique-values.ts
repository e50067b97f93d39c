import type { Collection } from '../collections/collection.ts';

/** Returns the values of each unique index of a row as text, which no other row of the collection may have. */
export function listUniqueValues(
  { indexes }: Collection,
  fields: Record<string, unknown>,
  locale: string | undefined,
): string[] {
  return indexes.flatMap(({ unique, columns }) => {
    if (!unique || columns.some((name) => (fields[name] ?? null) === null)) return [];
    const values = columns.map((name) => `${name} ${JSON.stringify(fields[name])}`);
    return [[...values, ...(locale === undefined ? [] : [`language ${locale}`])].join(', ')];
  });
}
