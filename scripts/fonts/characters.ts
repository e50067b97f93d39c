/** Latin characters of Western Europe and typographic punctuation, in the font file that every page loads. */
export const WESTERN =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœˆ˚˜' + range(0x2010, 0x2015) + range(0x2018, 0x201e) + '†•…‰′″‹›⁄€™−';

/** Other Latin characters, from Polish to Turkish, and currency signs. Loaded by pages that contain one of them. */
export const EXTENDED = without(`${WESTERN}Ĳĳŉſ`, `${range(0x1_00, 0x1_7f)}ƏəƠơƯưǦǧǪǫȘșȚțˇ˝ẀẁẂẃẄẅẞỲỳ₤₦₭₱₲₺₼₽`);

/** Additional characters of Vietnamese. */
export const VIETNAMESE = `${range(0x1e_a0, 0x1e_f1)}${range(0x1e_f4, 0x1e_f9)}\u0300\u0301\u0303\u0309\u0323₫`;

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset));
}

function without(excluded: string, characters: string): string {
  return Array.from(characters)
    .filter((character) => !excluded.includes(character))
    .join('');
}
