import type { BlockPosition } from '../parse/syntax/tokens.ts';

/** Thrown if the ranges of a block cannot be determined; the block is then returned as raw. */
export class UnmappedError extends Error {}

/** Maps the content of a token to the parsed text. */
export interface ContentMap {
  /** Content of the token. */
  content: string;
  /** Returns the offset in the parsed text for an offset in the content. */
  at: (offset: number) => number;
}

/** Returns the offset at which the content of a line starts, after the indentation of its containers. */
export function contentStart(
  plain: string,
  { begin, text, end, columns }: BlockPosition['lines'][number],
  indent: number,
): number {
  let at = begin;
  let taken = 0;
  while (at < end && taken < indent) {
    const character = plain[at];
    if (character === '\t') taken += 4 - ((taken + columns) % 4);
    else if (character === ' ' || at < text) taken += 1;
    else break;
    at += 1;
  }
  // A tab that is only partly indentation is expanded to spaces that are not in the file.
  if (taken > indent) throw new UnmappedError();
  return at;
}

/** Maps lines to the content that markdown-it creates by joining and trimming them. */
export function mapLines(plain: string, position: BlockPosition, count: number): ContentMap {
  const starts: { content: number; source: number }[] = [];
  let content = '';
  for (const line of position.lines.slice(0, count)) {
    const source = contentStart(plain, line, position.indent);
    starts.push({ content: content.length, source });
    content += `${plain.slice(source, line.end)}\n`;
  }
  const trimmed = content.replace(/^[ \t\r\n]+/u, '');
  const shift = content.length - trimmed.length;
  const at = (offset: number): number => {
    const position = offset + shift;
    let segment = starts[0];
    for (const start of starts) {
      if (start.content > position) break;
      segment = start;
    }
    return segment ? segment.source + position - segment.content : position;
  };
  return { content: trimmed.replace(/[ \t\r\n]+$/u, ''), at };
}

/** Maps a range of the text from which some characters were removed. */
export function mapRange(plain: string, start: number, end: number, leftOut: readonly number[] = []): ContentMap {
  if (!leftOut.some((at) => at >= start && at < end)) {
    return { content: plain.slice(start, end), at: (offset) => Math.min(start + offset, end) };
  }
  const offsets: number[] = [];
  for (let at = start; at <= end; at += 1) if (!leftOut.includes(at)) offsets.push(at);
  const content = offsets.slice(0, -1).map((at) => plain[at]);
  return { content: content.join(''), at: (offset) => offsets[Math.min(offset, offsets.length - 1)] ?? end };
}
