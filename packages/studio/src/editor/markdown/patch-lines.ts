import type { SourceLine } from '@recto/content/source';

interface LinesPatch {
  text: string;
  /** Lines in the file. */
  oldLines: readonly SourceLine[];
  newLines: readonly string[];
  /** Offset of the end of the line above them. */
  start: number;
  /** Prefix of a new line. */
  prefix: string;
  lineEnd: string;
}

/** Writes lines, each after its line break. Unchanged lines at the start and end keep their bytes. */
export function patchLines({ text, oldLines, newLines, start, prefix, lineEnd }: LinesPatch): string {
  const before = oldLines.map((line) => text.slice(line.start, line.end));
  const maxCommon = Math.min(before.length, newLines.length);
  let first = 0;
  while (first < maxCommon && before[first] === newLines[first]) first += 1;
  let last = 0;
  while (last < maxCommon - first && before.at(-1 - last) === newLines.at(-1 - last)) last += 1;
  const edge = (index: number): number => (index === 0 ? start : (oldLines[index - 1]?.end ?? start));
  const added = newLines
    .slice(first, newLines.length - last)
    .map((line) => lineEnd + (line === '' ? prefix.trimEnd() : prefix + line));
  return (
    text.slice(start, edge(first)) + added.join('') + text.slice(edge(oldLines.length - last), edge(oldLines.length))
  );
}
