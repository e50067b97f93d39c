import type { RenderMap } from '@recto/content';
import type { Words } from '../app/app.ts';
import { callouts } from './prose/callouts.ts';
import { cards } from './prose/cards.ts';
import { details } from './prose/details.ts';
import { elements } from './prose/elements.ts';
import { fields } from './prose/fields.ts';
import { fileTree } from './prose/file-tree.ts';
import { small } from './prose/small.ts';
import { createProseWord } from './prose/words.ts';

/** Components of every site that need no script: each stands for plain elements, and speaks the language of the text. */
export function plainComponents(words: Words = {}): RenderMap['server'] {
  const word = createProseWord(words);
  return { ...elements, ...callouts(word), ...details(word), ...fields(word), ...fileTree, ...cards, ...small };
}
