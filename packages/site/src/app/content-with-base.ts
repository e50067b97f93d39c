import type { Condition, ConditionGroup, createContent, Value } from '@recto/content';
import { addBase, dropBase } from './base.ts';

type ContentOptions = NonNullable<Parameters<typeof createContent>[1]>;

/**
 * Adds the base path of a site to the paths of rows, and removes it from conditions of queries. Rows are stored without
 * it, since several sites may share a database.
 */
export function contentWithBase(base: string): { wrap: NonNullable<ContentOptions['wrap']> } {
  return {
    wrap: (run) => async (query) => {
      const rows = await run({ ...query, where: dropBaseFromGroup(query.where, base) });
      return rows.map((row) => addBaseToRow(row, base));
    },
  };
}

/** Adds the base path to the path of a row and to the URLs of published files. The body gets it when it is rendered. */
function addBaseToRow(row: Record<string, unknown>, base: string): Record<string, unknown> {
  const { path, body, ...fields } = row;
  const fieldsWithBase = addBaseToFiles(fields, base) as Record<string, unknown>;
  return {
    ...fieldsWithBase,
    ...('path' in row && { path: typeof path === 'string' && path.startsWith('/') ? addBase(path, base) : path }),
    ...('body' in row && { body }),
  };
}

/** Adds the base path to every URL of a published file, at any depth. */
function addBaseToFiles(value: unknown, base: string): unknown {
  if (typeof value === 'string') return value.startsWith('/_assets/') ? base + value : value;
  if (Array.isArray(value)) return value.map((inner) => addBaseToFiles(inner, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, addBaseToFiles(inner, base)]));
}

function dropBaseFromGroup({ join, parts }: ConditionGroup, base: string): ConditionGroup {
  return {
    join,
    parts: parts.map((part) => ('parts' in part ? dropBaseFromGroup(part, base) : dropBaseFromCondition(part, base))),
  };
}

function dropBaseFromCondition(condition: Condition, base: string): Condition {
  const { field, value } = condition;
  if (field !== 'path' || value === undefined) return condition;
  const withoutBase = (one: Value): Value => (typeof one === 'string' ? dropBaseFromValue(one, base) : one);
  return { ...condition, value: isList(value) ? value.map(withoutBase) : withoutBase(value) };
}

/** Removes the base path from a path or a LIKE pattern. One written without it stays as it is. */
function dropBaseFromValue(value: string, base: string): string {
  return value.startsWith(`${base}%`) ? value.slice(base.length) : (dropBase(value, base) ?? value);
}

function isList(value: Value | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}
