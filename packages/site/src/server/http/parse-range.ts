/** Bytes from the first to the last, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/iu;

/**
 * The part of a file that a `Range` header asks for: `unsatisfiable` if the file ends before it begins, `undefined`
 * if the header is to be ignored, which RFC 9110, section 14.2 allows at any time. Several parts at once are ignored:
 * no browser asks for them, and their answer can be larger than the file.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? Infinity : Number(to);
  if (end < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}
