import { PROSE_WORDS } from '@recto/content';
import type { Words } from '../../app/app.ts';

export type ProseWord = (key: keyof typeof PROSE_WORDS) => string;

export function createProseWord(words: Words): ProseWord {
  return (key) => words[key] ?? PROSE_WORDS[key];
}
