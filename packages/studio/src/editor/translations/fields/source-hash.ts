import { setField } from '../../fields/patch/patch-fields.ts';
import type { PatchResult } from '../../fields/patch/run-edit.ts';
import { isObject } from '../../fields/patch/field-edit.ts';
import { startOfBody } from '../blocks/text-blocks.ts';
import { fieldSource, valuesOf } from './text-fields.ts';

/** The field in which a translation names the version of its original. `recto check` reads it. */
const FIELD = 'sourceHash';

/** `unknown` for a translation that names no version: the check says nothing of it. */
export type TranslationState = 'current' | 'stale' | 'unknown';

/** Compares a translation with the hash of its original, as `recto check` does. */
export function stateOf(path: string, text: string, hash: string): TranslationState {
  const written = sourceHashOf(path, text);
  if (written === undefined) return 'unknown';
  return written === hash ? 'current' : 'stale';
}

/** The version that a translation names, whatever it is. */
export function sourceHashOf(path: string, text: string): unknown {
  const values = valuesOf(path, text);
  const written = isObject(values) ? values[FIELD] : undefined;
  return written === null ? undefined : written;
}

/** The translation with the version of its original as it is now. */
export function markCurrent(path: string, text: string, hash: string): PatchResult {
  const source = fieldSource(path, text);
  return source ? setField(source, [FIELD], hash) : { ok: false, problem: 'unwritable' };
}

export interface NewTranslation {
  /** Path of the new file. */
  path: string;
  original: string;
  /** Of the original. */
  hash: string;
  /** With the text of the original, to be written over. */
  hasText: boolean;
}

/** The fields of the original with its version, and its text where it is wanted. */
export function newTranslation({ path, original, hash, hasText }: NewTranslation): PatchResult {
  const text = hasText || !path.endsWith('.md') ? original : original.slice(0, startOfBody(original));
  return markCurrent(path, text, hash);
}
