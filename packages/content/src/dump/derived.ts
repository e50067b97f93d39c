import { parseFilePlace } from '../parse/paths.ts';
import type { Bound } from '../store/values.ts';

/** Column by column; all lists are equally long. */
export type Values = Record<string, Bound[]>;

/** Columns that follow from a row's id as a rule, since a file's place says it all. They would be a fifth of an index. */
const DERIVED = ['stem', '__sort'] as const;

/** Takes out the columns that a browser can make itself, and names them. An exception keeps its whole column. */
export function leaveOutDerived(values: Values): { values: Values; derived: string[] } {
  const made = makeDerived(values['id'] ?? []);
  const derived = DERIVED.filter((name) => values[name]?.every((value, row) => value === made[name][row]) === true);
  const rest = Object.entries(values).filter(([name]) => !derived.some((other) => other === name));
  return { values: Object.fromEntries(rest), derived };
}

export function addDerived(values: Values, derived: readonly string[]): Values {
  const made = derived.length > 0 ? makeDerived(values['id'] ?? []) : undefined;
  const columns = DERIVED.filter((name) => derived.includes(name)).map((name) => [name, made?.[name] ?? []] as const);
  return { ...values, ...Object.fromEntries(columns) };
}

function makeDerived(ids: readonly Bound[]): Record<(typeof DERIVED)[number], string[]> {
  const places = ids.map((id) => parseFilePlace(withoutCollection(String(id))));
  return { stem: places.map(({ stem }) => stem), __sort: places.map(({ sortKey }) => sortKey) };
}

/** An id begins with its collection's name. */
function withoutCollection(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
