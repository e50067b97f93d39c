import { inflateSync } from 'node:zlib';

const WOFF = 0x77_4f_46_46;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** A font unpacked: WOFF is the same tables, each of them compressed. */
export function toSfnt(font: Buffer): Buffer {
  if (font.readUInt32BE(0) !== WOFF) return font;
  const count = font.readUInt16BE(12);
  const unpacked = Buffer.alloc(font.readUInt32BE(16));
  const power = Math.floor(Math.log2(count));
  unpacked.writeUInt32BE(font.readUInt32BE(4), 0);
  unpacked.writeUInt16BE(count, 4);
  unpacked.writeUInt16BE(ENTRY << power, 6);
  unpacked.writeUInt16BE(power, 8);
  unpacked.writeUInt16BE((count << 4) - (ENTRY << power), 10);
  let at = HEADER + count * ENTRY;
  for (let place = 0; place < count; place += 1) {
    const entry = WOFF_HEADER + place * WOFF_ENTRY;
    const start = font.readUInt32BE(entry + 4);
    const packed = font.subarray(start, start + font.readUInt32BE(entry + 8));
    const length = font.readUInt32BE(entry + 12);
    const target = HEADER + place * ENTRY;
    font.copy(unpacked, target, entry, entry + 4);
    unpacked.writeUInt32BE(font.readUInt32BE(entry + 16), target + 4);
    unpacked.writeUInt32BE(at, target + 8);
    unpacked.writeUInt32BE(length, target + 12);
    (packed.length < length ? inflateSync(packed) : packed).copy(unpacked, at);
    // Tables begin at multiples of four bytes.
    at += (length + 3) & ~3;
  }
  return unpacked;
}

/** One of the tables of an unpacked font. */
export function findTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(4);
  for (let place = 0; place < count; place += 1) {
    const entry = HEADER + place * ENTRY;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  }
  return undefined;
}
