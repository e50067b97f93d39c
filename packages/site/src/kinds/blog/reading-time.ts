import { textOf } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { languageTag } from '../../languages/locale.ts';
import type { Locale } from '../../app/site.ts';

/** Words that an adult reads in a minute. */
const WORDS_PER_MINUTE = 220;

/** Formats the time to read a text, in whole minutes of at least one: `5 minutes`. */
export function formatReadingTime(nodes: readonly TreeNode[], locale: Locale): string {
  const language = languageTag(locale);
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const count = nodes.reduce((sum, node) => sum + countWords(textOf(node), words), 0);
  const minutes = Math.max(1, Math.round(count / WORDS_PER_MINUTE));
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
}

/** Counts words. A dictionary separates words of languages that are written without spaces. */
function countWords(text: string, words: Intl.Segmenter): number {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike === true) count += 1;
  return count;
}
