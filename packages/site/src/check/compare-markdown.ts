import { markdownText } from './markdown-text.ts';
import type { SitePage } from './site-page.ts';
import { joinWords, subtractWords, wordsOf } from './text-words.ts';

/** The first difference between the text of a page and its markdown version. */
export interface MarkdownDifference {
  /** Which of the two has the words. */
  only: 'page' | 'markdown';
  /** The words, with a few words before them. */
  words: string;
}

/**
 * Compares the text of a page with its markdown version; `undefined` if they agree. The markdown must contain all text
 * of the author in its order, and the page all words of the markdown, though a layout may have moved them. Text that
 * the layout adds is on the page only, and diagrams are ignored.
 */
export async function compareMarkdown(
  { main, prose }: Pick<SitePage, 'main' | 'prose'>,
  markdown: string,
): Promise<MarkdownDifference | undefined> {
  const text = await markdownText(markdown);
  const lost = hasInOrder(wordsOf(text), wordsOf(prose)) ? undefined : findFirstMissing(prose, text);
  if (lost !== undefined) return { only: 'page', words: lost };
  const [added, ...more] = subtractWords(wordsOf(text), wordsOf(main));
  return added === undefined ? undefined : { only: 'markdown', words: shorten([added, ...more]) };
}

function hasInOrder(all: readonly string[], some: readonly string[]): boolean {
  let position = 0;
  return some.every((word) => {
    position = all.indexOf(word, position) + 1;
    return position > 0;
  });
}

/**
 * Returns the first block that is missing in another text; the beginning of the text if blocks only changed their
 * order.
 */
function findFirstMissing(text: string, other: string): string {
  const otherText = ` ${wordsOf(other).join(' ')} `;
  const isIncluded = (words: readonly string[]): boolean => otherText.includes(` ${words.join(' ')} `);
  const blocks = text.split('\n').map(wordsOf);
  const lost = blocks.find((block) => block.length > 0 && !isIncluded(block)) ?? wordsOf(text);
  const firstLost = lost.findIndex((_, index) => !isIncluded(lost.slice(0, index + 1)));
  return shorten(lost.slice(Math.max(0, firstLost - WORDS_BEFORE)));
}

/** How many words of a difference are shown, and how many of them come before the first missing word. */
const MAX_SHOWN_WORDS = 8;
const WORDS_BEFORE = 3;

function shorten(words: readonly string[]): string {
  return words.length > MAX_SHOWN_WORDS ? `${joinWords(words.slice(0, MAX_SHOWN_WORDS))} …` : joinWords(words);
}
