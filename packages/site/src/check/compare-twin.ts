import { markdownText } from './markdown-text.ts';
import type { SitePage } from './site-page.ts';
import { subtractWords, wordsOf } from './words.ts';

/** Words that one of two texts lacks, with those beside them. */
export interface TwinDifference {
  /** Who says them. */
  only: 'page' | 'twin';
  words: string;
}

/**
 * Whether a page and its markdown say the same. All that an author wrote is in the markdown, in its order; all words of
 * the markdown are on the page, though a layout may have moved them. What a layout says by itself is on the page alone,
 * and diagrams say nothing.
 */
export async function compareTwin(
  { main, prose }: Pick<SitePage, 'main' | 'prose'>,
  markdown: string,
): Promise<TwinDifference | undefined> {
  const twin = await markdownText(markdown);
  const lost = hasInOrder(wordsOf(twin), wordsOf(prose)) ? undefined : firstLost(prose, twin);
  if (lost !== undefined) return { only: 'page', words: lost };
  const [added, ...more] = subtractWords(wordsOf(twin), wordsOf(main));
  return added === undefined ? undefined : { only: 'twin', words: shorten([added, ...more]) };
}

function hasInOrder(all: readonly string[], some: readonly string[]): boolean {
  let place = 0;
  return some.every((word) => {
    place = all.indexOf(word, place) + 1;
    return place > 0;
  });
}

/** The first block that stands nowhere in another text, or all of the first one, where they only changed places. */
function firstLost(text: string, other: string): string {
  const whole = ` ${wordsOf(other).join(' ')} `;
  const isThere = (words: readonly string[]): boolean => whole.includes(` ${words.join(' ')} `);
  const blocks = text.split('\n').map(wordsOf);
  const lost = blocks.find((block) => block.length > 0 && !isThere(block)) ?? wordsOf(text);
  const known = lost.findIndex((_, index) => !isThere(lost.slice(0, index + 1)));
  return shorten(lost.slice(Math.max(0, known - BEFORE)));
}

/** How many words are enough to find a place by, and how many of them stand before what is missing. */
const SHOWN = 8;
const BEFORE = 3;

function shorten(words: readonly string[]): string {
  return words.length > SHOWN ? `${words.slice(0, SHOWN).join(' ')} …` : words.join(' ');
}
