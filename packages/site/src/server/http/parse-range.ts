/** A range of bytes. */
export interface ByteRange {
  /** Position of the first byte. */
  start: number;
  /** Position of the last byte, inclusive. */
  end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/iu;

/**
 * Parses a `Range` header: `unsatisfiable` if the range begins after the end of the file, `undefined` if the header is
 * to be ignored, which RFC 9110, section 14.2 always allows. Several ranges are ignored: no browser requests them, and
 * the response can be larger than the file.
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
