import type { sourceWords } from '../words/en/source.ts';

/** Interface texts of the source editor in one language. */
export type SourceWords = typeof sourceWords;
