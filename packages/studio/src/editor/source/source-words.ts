import type { sourceWords } from '../words/en/source.ts';

/** Texts of the source editor in one language. */
export type SourceWords = typeof sourceWords;
