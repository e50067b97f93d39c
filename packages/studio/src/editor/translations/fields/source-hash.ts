import { setField } from '../../fields/patch/patch-fields.ts';
import type { PatchResult } from '../../fields/patch/run-edit.ts';
import { isObject } from '../../fields/patch/field-edit.ts';
import { startOfBody } from '../blocks/text-blocks.ts';
import { fieldSource, fieldValuesOf } from './text-fields.ts';

/** Field in which a translation stores the hash of its original. `recto check` reads it. */
const FIELD = 'sourceHash';

/** `unknown` if a translation has no hash: the check does not report it. */
export type TranslationState = 'current' | 'stale' | 'unknown';

/** Compares a translation with the hash of its original, like `recto check`. */
export function stateOf(path: string, text: string, hash: string): TranslationState {
  const storedHash = sourceHashOf(path, text);
  if (storedHash === undefined) return 'unknown';
  return storedHash === hash ? 'current' : 'stale';
}

/** The hash that a translation stores, of any type. */
export function sourceHashOf(path: string, text: string): unknown {
  const values = fieldValuesOf(path, text);
  const storedHash = isObject(values) ? values[FIELD] : undefined;
  return storedHash === null ? undefined : storedHash;
}

/** Marks a translation as up to date by storing the current hash of its original. */
export function markCurrent(path: string, text: string, hash: string): PatchResult {
  const source = fieldSource(path, text);
  return source ? setField(source, [FIELD], hash) : { ok: false, problem: 'unwritable' };
}

/** Input of `newTranslation`. */
export interface NewTranslation {
  /** Path of the new file. */
  path: string;
  original: string;
  /** Hash of the original. */
  hash: string;
  /** Whether to include the text of the original, to be overwritten. */
  hasText: boolean;
}

/** Builds a translation from the fields of the original with its hash, and its text on request. */
export function newTranslation({ path, original, hash, hasText }: NewTranslation): PatchResult {
  const text = hasText || !path.endsWith('.md') ? original : original.slice(0, startOfBody(original));
  return markCurrent(path, text, hash);
}
