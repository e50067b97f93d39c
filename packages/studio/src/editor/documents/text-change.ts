/** Replaces `removed` at offset `start` with `inserted`. */
export interface TextChange {
  start: number;
  removed: string;
  inserted: string;
}

/** Finds the smallest change that transforms one text into another; `undefined` if they are equal. */
export function findChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  // Do not split surrogate pairs.
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (
    end < shortest - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1;
  return { start, removed: before.slice(start, before.length - end), inserted: after.slice(start, after.length - end) };
}

/** Applies a change to a text. */
export function applyChange(text: string, { start, removed, inserted }: TextChange): string {
  return text.slice(0, start) + inserted + text.slice(start + removed.length);
}

/** Returns the change that undoes another. */
export function invertChange({ start, removed, inserted }: TextChange): TextChange {
  return { start, removed: inserted, inserted: removed };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd8_00 && code <= 0xdb_ff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc_00 && code <= 0xdf_ff;
}
