import type { SourceLine } from '@recto/content/source';

interface LinesPatch {
  text: string;
  /** Lines in the file. */
  olds: readonly SourceLine[];
  news: readonly string[];
  /** Offset of the end of the line above them. */
  start: number;
  /** Prefix of a new line. */
  prefix: string;
  lineEnd: string;
}

/** Writes lines, each after its line break. Unchanged lines at the start and end keep their bytes. */
export function patchLines({ text, olds, news, start, prefix, lineEnd }: LinesPatch): string {
  const before = olds.map((line) => text.slice(line.start, line.end));
  const maxCommon = Math.min(before.length, news.length);
  let first = 0;
  while (first < maxCommon && before[first] === news[first]) first += 1;
  let last = 0;
  while (last < maxCommon - first && before.at(-1 - last) === news.at(-1 - last)) last += 1;
  const edge = (index: number): number => (index === 0 ? start : (olds[index - 1]?.end ?? start));
  const added = news
    .slice(first, news.length - last)
    .map((line) => lineEnd + (line === '' ? prefix.trimEnd() : prefix + line));
  return text.slice(start, edge(first)) + added.join('') + text.slice(edge(olds.length - last), edge(olds.length));
}
