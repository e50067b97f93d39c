import type { sourceWords } from '../words/en/source.ts';

/** Texts of the source editor in one language. */
export type SourceWords = typeof sourceWords;

/** A text with its places filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
