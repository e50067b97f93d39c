import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A compressed piece of a text, which can be concatenated with other pieces. */
export interface DeflatedPiece {
  /**
   * Deflate blocks that end on a byte boundary and do not refer to earlier data, without the final block of a stream.
   */
  blocks: Buffer;
  /** CRC-32 and length of the uncompressed bytes. */
  crc: number;
  length: number;
}

/** Compresses a piece of a text. */
export function deflatePiece(text: string): DeflatedPiece {
  const bytes = Buffer.from(text);
  const blocks = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  return { blocks, crc: crc32(bytes), length: bytes.length };
}

/** Header of a gzip file: magic bytes, deflate, no flags, no time, no level, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final block. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Joins pieces to a single gzip member, because browsers ignore further members. */
export function joinDeflated(pieces: readonly DeflatedPiece[]): Buffer {
  let crc = 0;
  let length = 0;
  for (const piece of pieces) {
    crc = combineCrc(crc, piece.crc, piece.length);
    length += piece.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc, 0);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...pieces.map(({ blocks }) => blocks), LAST_BLOCK, end]);
}

/** The CRC-32 polynomial with reversed bits. */
const POLYNOMIAL = 0xed_b8_83_20;
const HIGHEST = 0x80_00_00_00;

/** Computes the CRC-32 of two concatenated texts from their checksums and the length of the second. */
export function combineCrc(first: number, second: number, length: number): number {
  // A zero byte after a text multiplies its checksum by x^8; the power for `length` bytes is computed by squaring.
  let factor = HIGHEST;
  let square = HIGHEST >>> 8;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) factor = multiply(factor, square);
    square = multiply(square, square);
  }
  return (multiply(first, factor) ^ second) >>> 0;
}

/** Multiplies two polynomials modulo the CRC-32 polynomial. The highest bit is the constant term. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = HIGHEST; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
