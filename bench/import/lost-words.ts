import { decodeEntities, wordsOf } from './source-words.ts';

/** Counts the words of a page, in its text, its metadata and in attributes with text for readers. */
export function pageWords(html: string): Map<string, number> {
  const main = /<main\b[\s\S]*<\/main>/iu.exec(html)?.[0] ?? html;
  const visible = main.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/giu, '');
  const attributes = [...visible.matchAll(/\s(?:alt|title|aria-label|label)="([^"]*)"/gu)].map(
    ([, value = '']) => value,
  );
  // Inline elements, such as those of syntax highlighting, may split a word; block elements separate words.
  const text = visible
    .replaceAll(/<sup class="footnote-ref"[\s\S]*?<\/sup>/gu, ' ')
    .replaceAll(/<\/?(?:span|b|i|em|strong|code|a|mark|wbr|kbd|sub|sup|small)\b[^>]*>/giu, '')
    .replaceAll(/<[^>]*>/gu, ' ');
  const description = /<meta name="description" content="([^"]*)"/u.exec(html)?.[1] ?? '';
  return count(wordsOf(decodeEntities([text, ...attributes, description, titleOf(html)].join(' '))));
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
}

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Lists the words that occur more often in the source than in the page. */
export function lostWords(source: readonly string[], page: ReadonlyMap<string, number>): string[] {
  return [...count(source)].flatMap(([word, times]) => (times > (page.get(word) ?? 0) ? [word] : []));
}
