/** The range of code in a text: start and end offset, end exclusive. */
export type CodeRange = readonly [start: number, end: number];

const FENCE = /^ {0,3}(`{3,}|~{3,})/u;

/** Returns the ranges of code blocks and inline code, where URLs are not links. Runs in linear time. */
export function codeRanges(text: string): CodeRange[] {
  const ranges: CodeRange[] = [];
  let fence: { marker: string; start: number } | undefined;
  let position = 0;
  for (const line of text.split('\n')) {
    const marker = FENCE.exec(line)?.[1];
    if (fence) {
      const isEnd = marker?.startsWith(fence.marker) === true && line.trim() === marker;
      if (isEnd) ranges.push([fence.start, position + line.length]);
      if (isEnd) fence = undefined;
    } else if (marker === undefined) addCodeInLine(line, position, ranges);
    else fence = { marker, start: position };
    position += line.length + 1;
  }
  if (fence) ranges.push([fence.start, text.length]);
  return ranges;
}

/** Inline code starts and ends with the same number of backticks. */
function addCodeInLine(line: string, offset: number, ranges: CodeRange[]): void {
  if (!line.includes('`')) return;
  const runs = [...line.matchAll(/`+/gu)].map(({ index, 0: { length } }) => ({ index, length }));
  const last = new Map(runs.map(({ length }, number) => [length, number]));
  for (let number = 0; number < runs.length; number += 1) {
    const run = runs[number];
    if (!run || (last.get(run.length) ?? 0) <= number) continue;
    let closing = number + 1;
    while (runs[closing]?.length !== run.length) closing += 1;
    const end = runs[closing];
    if (!end) continue;
    ranges.push([offset + run.index, offset + end.index + end.length]);
    number = closing;
  }
}
