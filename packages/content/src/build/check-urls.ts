import { UNSAFE_URL } from '../collections/url-schema.ts';
import type { ContentError } from '../errors.ts';
import { runsCode } from '../allow-list/safe-url.ts';
import { fieldError } from './check-fields.ts';
import type { FieldPositions } from './check-fields.ts';

/** Names of fields that are treated as URLs in every collection, whatever its schema is. */
const URL_FIELD =
  /^(?:to|cite|demo|dark|light|poster)$|(?:href|src|url|uri|link|image|avatar|picture|photo|logo|cover)s?$/iu;

/** Reports URLs that would run code, in the fields of a document at any depth. */
export function checkUrls(positions: FieldPositions): ContentError[] {
  return findUnsafe(positions.data, [], '').map((path) => fieldError(path, UNSAFE_URL, positions));
}

/** The name of a list entry is the name of the list. */
function findUnsafe(value: unknown, path: readonly string[], name: string): string[][] {
  if (typeof value === 'string') return URL_FIELD.test(name) && runsCode(value) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => findUnsafe(inner, [...path, key], isList ? name : key));
}
