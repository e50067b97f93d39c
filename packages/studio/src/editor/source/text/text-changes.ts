import { diffIndices } from 'node-diff3';

/** A replacement in a text. Offsets refer to the text before the change. */
export interface TextReplacement {
  from: number;
  to: number;
  insert: string;
}

/** Texts with more changed lines are replaced as a whole, since comparing them would take too long. */
const MAX_LINES = 2000;

/** Computes the smallest changes that lead from one text to another, line by line and in order. */
export function computeChanges(before: string, after: string): TextReplacement[] {
  const narrowed = narrow(before, after, 0);
  if (!narrowed) return [];
  const from = narrowed.from === 0 ? 0 : before.lastIndexOf('\n', narrowed.from - 1) + 1;
  const end = before.indexOf('\n', narrowed.to);
  const to = end === -1 ? before.length : end;
  // The last line gets a line break like all others, so that it compares equal if another line follows it.
  const [old, fresh] = [before.slice(from, to), after.slice(from, after.length - (before.length - to))].map((part) =>
    `${part}\n`.split(/(?<=\n)/u),
  ) as [string[], string[]];
  if (old.length > MAX_LINES || fresh.length > MAX_LINES) return [narrowed];
  const starts = startsOf(old, from);
  return diffIndices(old, fresh).flatMap(({ buffer1: [first, count], buffer1Content, buffer2Content }) => {
    const change = narrow(buffer1Content.join(''), buffer2Content.join(''), starts[first] ?? to + 1);
    return change ? [first + count === old.length ? withoutLastBreak(change, to) : change] : [];
  });
}

/** If a change would include the added line break, it is shifted to the line break before it. */
function withoutLastBreak({ from, to, insert }: TextReplacement, end: number): TextReplacement {
  if (to <= end) return { from, to, insert };
  return { from: from - 1, to: to - 1, insert: insert === '' ? '' : `\n${insert.slice(0, -1)}` };
}

/** One change without the equal parts at both ends; `undefined` if the texts are equal. */
function narrow(before: string, after: string, offset: number): TextReplacement | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (isHighSurrogate(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1;
  return { from: offset + start, to: offset + before.length - end, insert: after.slice(start, after.length - end) };
}

function startsOf(lines: readonly string[], first: number): number[] {
  const starts: number[] = [];
  let start = first;
  for (const line of lines) {
    starts.push(start);
    start += line.length;
  }
  return starts;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd8_00 && code <= 0xdb_ff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc_00 && code <= 0xdf_ff;
}
