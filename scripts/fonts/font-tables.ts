/** The few numbers of a font that decide how much room its lines and words take. In units of the font. */
export interface FontTables {
  unitsPerEm: number;
  ascent: number;
  /** Below the line, so as a rule negative. */
  descent: number;
  lineGap: number;
  /** Every character the font has. */
  characters: number[];
  /** Room that a character takes along the line. */
  advanceOf: (character: number) => number;
}

/** Reads the tables of an unpacked font, as its own format describes them: https://learn.microsoft.com/typography/opentype/spec */
export function readFontTables(font: Uint8Array): FontTables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let place = 0; place < view.getUint16(4); place += 1) {
    const entry = 12 + place * 16;
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((offset) => view.getUint8(entry + offset)));
    tables.set(tag, view.getUint32(entry + 8));
  }
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table "${tag}". Is it an unpacked TrueType font?`);
    return offset;
  };
  const hhea = at('hhea');
  const hmtx = at('hmtx');
  const measured = view.getUint16(hhea + 34);
  const glyphs = readCharacters(view, at('cmap'));
  return {
    unitsPerEm: view.getUint16(at('head') + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    characters: [...glyphs.keys()].sort((a, b) => a - b),
    // Glyphs beyond the measured ones are as wide as the last of them.
    advanceOf: (character) => view.getUint16(hmtx + Math.min(glyphs.get(character) ?? 0, measured - 1) * 4),
  };
}

/** Glyphs by character, from the table in format 4, which every font for the web has. */
function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const count = view.getUint16(cmap + 2);
  const offsets = Array.from({ length: count }, (_, place) => cmap + view.getUint32(cmap + 4 + place * 8 + 4));
  const table = offsets.find((offset) => view.getUint16(offset) === 4);
  if (table === undefined) throw new Error('The font has no table of characters in format 4.');
  const glyphs = new Map<number, number>();
  const doubled = view.getUint16(table + 6);
  for (let place = 0; place < doubled; place += 2) {
    const end = view.getUint16(table + 14 + place);
    const start = view.getUint16(table + 16 + doubled + place);
    const delta = view.getUint16(table + 16 + doubled * 2 + place);
    const rangeAt = table + 16 + doubled * 3 + place;
    const range = view.getUint16(rangeAt);
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const found = range === 0 ? character : view.getUint16(rangeAt + range + (character - start) * 2);
      const glyph = found === 0 ? 0 : (found + delta) % 0x1_00_00;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}
