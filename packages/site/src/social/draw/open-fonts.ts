import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawingKit } from '../drawing-kit.ts';

/** A font of the kit, loaded for rendering. */
export interface CardFont {
  /** Unique name in the layout, because several files may have the same family. */
  name: string;
  /** Family name in the font file, by which the renderer finds it. */
  family: string;
  weight: number;
  data: Buffer;
  file: string;
  has: (character: number) => boolean;
}

/** The fonts of one locale, in the order in which they are tried. */
export interface CardFonts {
  title: readonly CardFont[];
  text: readonly CardFont[];
  /**
   * Both lists in the form that satori accepts. Satori parses fonts once per array, so it must be the same array every
   * time.
   */
  forLayout: readonly { name: string; data: Buffer; weight: 400; style: 'normal' }[];
}

/** Creates a function that loads the fonts of a locale on demand, each once. */
export function createFontOpener(
  { fonts, languages }: Pick<DrawingKit, 'fonts' | 'languages'>,
  folder: string,
): (locale: string) => CardFonts {
  const opened = new Map<number, CardFont>();
  const open = (index: number): CardFont[] => {
    const cached = opened.get(index);
    const font = fonts[index];
    if (cached || !font) return cached ? [cached] : [];
    const file = join(folder, font.file);
    const { family, weight, characters } = font;
    const one = { name: `font${index}`, family, weight, data: readFileSync(file), file, has: readRanges(characters) };
    opened.set(index, one);
    return [one];
  };
  const byLocale = new Map<string, CardFonts>();
  return (locale) => {
    const cached = byLocale.get(locale);
    if (cached) return cached;
    const places = languages[locale] ?? { title: [], text: [] };
    const [title, text] = [places.title.flatMap(open), places.text.flatMap(open)];
    const forLayout = [...new Set([...title, ...text])].map(
      ({ name, data }) => ({ name, data, weight: 400, style: 'normal' }) as const,
    );
    const result = { title, text, forLayout };
    byLocale.set(locale, result);
    return result;
  };
}

/** Parses ranges of hexadecimal code points, such as `20-7e,a0`, to a function that tests a character. */
function readRanges(text: string): (character: number) => boolean {
  const characters = new Set<number>();
  for (const range of text === '' ? [] : text.split(',')) {
    const [from = '', to = from] = range.split('-');
    for (let one = Number.parseInt(from, 16); one <= Number.parseInt(to, 16); one += 1) characters.add(one);
  }
  return (character) => characters.has(character);
}

/** Returns the characters of a text that none of the fonts has. */
export function missingCharacters(text: string, fonts: readonly Pick<CardFont, 'has'>[]): string[] {
  // Spaces and formatting characters have no glyphs.
  const letters = new Set(text.replaceAll(/[\s\p{Cf}\p{Variation_Selector}]/gu, ''));
  return [...letters].filter((letter) => !fonts.some(({ has }) => has(letter.codePointAt(0) ?? 0)));
}
