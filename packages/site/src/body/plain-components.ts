import { createProseWord, htmlComponents } from '@recto/content';
import type { RenderMap } from '@recto/content';
import type { Words } from '../app/app.ts';
import { markdownElements } from './markdown-elements.ts';

/** Elements and components of every site that need no script, with words in the language of the text. */
export function plainComponents(words: Words = {}): RenderMap['server'] {
  const word = createProseWord(words);
  return { ...markdownElements(word), ...htmlComponents(word) };
}
