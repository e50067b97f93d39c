import { parseFilePath } from '../parse/paths.ts';
import type { BoundValue } from '../store/values.ts';

/** Values by column; all lists have the same length. */
export type Values = Record<string, BoundValue[]>;

/**
 * Columns that can usually be derived from the id of a row. Without this, they would take up a fifth of a dump without
 * bodies.
 */
const DERIVED = ['stem', '__sort'] as const;

/**
 * Removes columns that a browser can derive, and lists them. If one of its values cannot be derived, the whole column
 * is kept.
 */
export function removeDerived(values: Values): { values: Values; derived: string[] } {
  const derivedValues = makeDerived(values['id'] ?? []);
  const derived = DERIVED.filter(
    (name) => values[name]?.every((value, row) => value === derivedValues[name][row]) === true,
  );
  const rest = Object.entries(values).filter(([name]) => !derived.some((other) => other === name));
  return { values: Object.fromEntries(rest), derived };
}

/** Restores the derived columns. */
export function addDerived(values: Values, derived: readonly string[]): Values {
  const derivedValues = derived.length > 0 ? makeDerived(values['id'] ?? []) : undefined;
  const columns = DERIVED.filter((name) => derived.includes(name)).map(
    (name) => [name, derivedValues?.[name] ?? []] as const,
  );
  return { ...values, ...Object.fromEntries(columns) };
}

function makeDerived(ids: readonly BoundValue[]): Record<(typeof DERIVED)[number], string[]> {
  const paths = ids.map((id) => parseFilePath(withoutCollection(String(id))));
  return { stem: paths.map(({ stem }) => stem), __sort: paths.map(({ sortKey }) => sortKey) };
}

/** Removes the collection name, which an id starts with. */
function withoutCollection(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
