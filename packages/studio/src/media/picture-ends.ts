/**
 * Functions that find the end of a picture. They return `undefined` if the bytes are not a complete picture of the
 * kind.
 */

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the end offset of a PNG picture. */
export function endOfPng(bytes: Buffer): number | undefined {
  if (!bytes.subarray(0, 8).equals(PNG)) return undefined;
  let position = 8;
  for (let isFirst = true; position + 12 <= bytes.length; isFirst = false) {
    const length = bytes.readUInt32BE(position);
    const name = bytes.toString('latin1', position + 4, position + 8);
    if (!/^[A-Za-z]{4}$/u.test(name) || (isFirst && name !== 'IHDR')) return undefined;
    position += 12 + length;
    if (position > bytes.length) return undefined;
    if (name === 'IEND') return position;
  }
  return undefined;
}

/** Returns the end offset of a JPEG picture. */
export function endOfJpeg(bytes: Buffer): number | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined;
  let position = 2;
  let hasFrame = false;
  while (position + 4 <= bytes.length || (position + 2 <= bytes.length && bytes[position + 1] === 0xd9)) {
    if (bytes[position] !== 0xff) return undefined;
    const marker = bytes[position + 1] ?? 0;
    if (marker === 0xff) position += 1;
    else if (marker === 0xd9) return hasFrame ? position + 2 : undefined;
    else {
      const length = bytes.readUInt16BE(position + 2);
      if (length < 2) return undefined;
      hasFrame ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      position += 2 + length;
      if (marker === 0xda) position = endOfScan(bytes, position);
    }
  }
  return undefined;
}

/** Returns the next marker that is not part of compressed data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let position = bytes.indexOf(0xff, from); position !== -1; position = bytes.indexOf(0xff, position + 1)) {
    const next = bytes[position + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return position;
  }
  return bytes.length;
}

/** Returns the end offset of a GIF picture. */
export function endOfGif(bytes: Buffer): number | undefined {
  if (bytes.length < 14 || !/^GIF8[79]a$/u.test(bytes.toString('latin1', 0, 6))) return undefined;
  let position = 13 + sizeOfColors(bytes[10] ?? 0);
  let hasImage = false;
  while (position < bytes.length) {
    const kind = bytes[position];
    if (kind === 0x3b) return hasImage ? position + 1 : undefined;
    if (kind === 0x21) position = endOfBlocks(bytes, position + 2);
    else if (kind === 0x2c) {
      hasImage = true;
      // An image descriptor of 10 bytes, a colour table, and one byte before the data blocks.
      position = endOfBlocks(bytes, position + 11 + sizeOfColors(bytes[position + 9] ?? 0));
    } else return undefined;
  }
  return undefined;
}

function sizeOfColors(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] ?? 0);
  return position + 1;
}

/** Returns the end offset of a RIFF file, which contains its length. */
export function endOfRiff(bytes: Buffer, kinds: readonly string[]): number | undefined {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (!kinds.includes(bytes.toString('latin1', 8, 16))) return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  return end <= bytes.length && end >= 20 ? end : undefined;
}
