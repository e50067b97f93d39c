import { findTable } from './sfnt.ts';

const WINDOWS = 3;
const FAMILY = 1;
const WHOLE_FAMILY = 16;

/** What a font is called, in the form in which those who draw look for it. */
export function familyOf(font: Buffer): string {
  const table = findTable(font, 'name');
  if (!table) return '';
  const names = new Map<number, string>();
  const texts = table.readUInt16BE(4);
  for (let place = 0; place < table.readUInt16BE(2); place += 1) {
    const entry = 6 + place * 12;
    const start = texts + table.readUInt16BE(entry + 10);
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(entry + 8)));
    // Names for Windows are written in pairs of bytes, the larger first.
    if (table.readUInt16BE(entry) === WINDOWS && text.length % 2 === 0) {
      names.set(table.readUInt16BE(entry + 6), text.swap16().toString('utf16le'));
    }
  }
  return names.get(WHOLE_FAMILY) ?? names.get(FAMILY) ?? '';
}

/** Code points that a font has a drawing for. */
export function lettersOf(font: Buffer): Set<number> {
  const table = findTable(font, 'cmap');
  const letters = new Set<number>();
  if (!table) return letters;
  for (let place = 0; place < table.readUInt16BE(2); place += 1) {
    const map = table.subarray(table.readUInt32BE(4 + place * 8 + 4));
    const format = map.readUInt16BE(0);
    const ranges = format === 4 ? shortRanges(map) : format === 12 ? longRanges(map) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) letters.add(code);
  }
  return letters;
}

type Range = [first: number, last: number];

function shortRanges(map: Buffer): Range[] {
  const count = map.readUInt16BE(6) / 2;
  return Array.from({ length: count }, (_, place): Range => {
    const last = map.readUInt16BE(14 + place * 2);
    return [map.readUInt16BE(16 + count * 2 + place * 2), last];
  }).filter(([, last]) => last !== 0xff_ff);
}

function longRanges(map: Buffer): Range[] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, place): Range => {
    const entry = 16 + place * 12;
    return [map.readUInt32BE(entry), map.readUInt32BE(entry + 4)];
  });
}
