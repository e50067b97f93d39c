import { UNSAFE_ADDRESS } from '../collections/address-schema.ts';
import type { ContentError } from '../errors.ts';
import { runsCode } from '../parse/safe-address.ts';
import { fieldFault } from './check-fields.ts';
import type { FieldPlaces } from './check-fields.ts';

/** Fields that hold addresses in every collection, whatever its schema says. */
const ADDRESS_FIELD =
  /^(?:to|cite|demo|dark|light|poster)$|(?:href|src|url|uri|link|image|avatar|picture|photo|logo|cover)s?$/iu;

/** Addresses in the fields of a document, at any depth, that would run code. */
export function checkAddresses(places: FieldPlaces): ContentError[] {
  return findUnsafe(places.data, [], '').map((path) => fieldFault(path, UNSAFE_ADDRESS, places));
}

/** Entries of a list have the name of the list. */
function findUnsafe(value: unknown, path: readonly string[], name: string): string[][] {
  if (typeof value === 'string') return ADDRESS_FIELD.test(name) && runsCode(value) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => findUnsafe(inner, [...path, key], isList ? name : key));
}
