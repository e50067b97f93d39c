import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of a text, compressed so that pieces can be put one after the other. */
export interface DeflatedPiece {
  /** Blocks of deflate that end with a whole byte and need nothing from before; the last of the stream is not among them. */
  blocks: Buffer;
  /** Checksum and length of what was compressed. */
  crc: number;
  length: number;
}

export function deflatePiece(text: string): DeflatedPiece {
  const bytes = Buffer.from(text);
  const blocks = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  return { blocks, crc: crc32(bytes), length: bytes.length };
}

/** Two magic bytes, deflate, no flags, no time, no level, an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that is the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** One gzip member of all pieces: browsers read no second one. */
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

/** The polynomial of CRC-32, its bits reversed. */
const POLYNOMIAL = 0xed_b8_83_20;
const HIGHEST = 0x80_00_00_00;

/** The checksum of two texts, one after the other, from theirs and the length of the second. */
export function combineCrc(first: number, second: number, length: number): number {
  // A zero byte behind a text multiplies its checksum by x^8; so many are made by squaring.
  let factor = HIGHEST;
  let square = HIGHEST >>> 8;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) factor = multiply(factor, square);
    square = multiply(square, square);
  }
  return (multiply(first, factor) ^ second) >>> 0;
}

/** The product of two polynomials, modulo the polynomial of CRC-32. The highest bit is the constant term. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = HIGHEST; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
