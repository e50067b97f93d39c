import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { z } from 'zod';
import { explainUnion } from '../collections/explain-union.ts';
import { ContentError } from '../errors.ts';

/** The fields of a document and their positions in the file, for error messages. */
export interface FieldPositions {
  file: string;
  data: Record<string, unknown>;
  lines: Record<string, number>;
  columns?: Record<string, number> | undefined;
}

const MAX_VALUE_LENGTH = 80;

/** Validates fields against a schema. Returns the validated value, or all errors. */
export async function checkFields(
  schema: StandardSchemaV1,
  fields: Record<string, unknown>,
  positions: FieldPositions,
): Promise<{ value: Record<string, unknown>; errors: ContentError[] }> {
  const result = await schema['~standard'].validate(fields);
  if (!result.issues) return { value: result.value as Record<string, unknown>, errors: [] };
  return { value: {}, errors: result.issues.flatMap(explain).flatMap((issue) => fieldErrors(issue, positions)) };
}

/** Explains issues of Zod; other schemas have only messages. */
function explain(issue: StandardSchemaV1.Issue): readonly StandardSchemaV1.Issue[] {
  return 'code' in issue ? explainUnion(issue as z.core.$ZodIssue) : [issue];
}

function fieldErrors(issue: StandardSchemaV1.Issue, positions: FieldPositions): ContentError[] {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  // For unknown fields of a strict schema, Zod lists the names in `keys` instead of the path.
  const unknown = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
  if (unknown.length === 0) return [fieldError(path, issue.message, positions)];
  return unknown.map((key) => fieldError([...path, key], 'The schema has no such field', positions));
}

/** Creates the error for one field, with its position in the file. */
export function fieldError(path: readonly string[], message: string, positions: FieldPositions): ContentError {
  const { file, data, lines, columns = {} } = positions;
  const known = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const field = known.find((name) => Object.hasOwn(lines, name)) ?? '';
  return new ContentError(
    'field/invalid',
    `Field "${path.join('.')}" is ${showValue(valueAt(data, path))}: ${message}.`,
    'Correct the value in the file, or the schema of its collection.',
    { file, line: lines[field] ?? 1, column: columns[field] ?? 1 },
  );
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    data,
  );
}

function showValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
