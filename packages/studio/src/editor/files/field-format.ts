import type { FieldFormat } from '../fields/patch/field-region.ts';
import { languageOf } from '../panel/language-of.ts';

/** Format of the fields of a file; `undefined` if it has none. */
export function formatOf(path: string): FieldFormat | undefined {
  const language = languageOf(path);
  return language === 'css' || language === 'text' ? undefined : language;
}
