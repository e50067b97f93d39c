import { parseFilePlace } from '../parse/paths.ts';
import type { Bound } from '../store/values.ts';

/** Values by column; all lists have the same length. */
export type Values = Record<string, Bound[]>;

/** Columns that can usually be derived from the id of a row. They would be a fifth of an index. */
const DERIVED = ['stem', '__sort'] as const;

/** Removes columns that a browser can derive, and lists them. A column with an exception is kept completely. */
export function leaveOutDerived(values: Values): { values: Values; derived: string[] } {
  const made = makeDerived(values['id'] ?? []);
  const derived = DERIVED.filter((name) => values[name]?.every((value, row) => value === made[name][row]) === true);
  const rest = Object.entries(values).filter(([name]) => !derived.some((other) => other === name));
  return { values: Object.fromEntries(rest), derived };
}

/** Restores the derived columns. */
export function addDerived(values: Values, derived: readonly string[]): Values {
  const made = derived.length > 0 ? makeDerived(values['id'] ?? []) : undefined;
  const columns = DERIVED.filter((name) => derived.includes(name)).map((name) => [name, made?.[name] ?? []] as const);
  return { ...values, ...Object.fromEntries(columns) };
}

function makeDerived(ids: readonly Bound[]): Record<(typeof DERIVED)[number], string[]> {
  const places = ids.map((id) => parseFilePlace(withoutCollection(String(id))));
  return { stem: places.map(({ stem }) => stem), __sort: places.map(({ sortKey }) => sortKey) };
}

/** Removes the collection name, which an id starts with. */
function withoutCollection(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
