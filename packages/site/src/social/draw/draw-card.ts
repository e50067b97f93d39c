import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { CardLook } from '../drawing-kit.ts';
import type { SocialCard } from '../social-card.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';
import { renderBackground } from './card-background.ts';
import { buildCardLayout } from './card-layout.ts';
import { encodePng } from './encode-png.ts';
import type { CardFont, CardFonts } from './open-fonts.ts';

/**
 * Renders a card. Satori does the layout: it measures text, breaks lines and orders right-to-left text. It outputs text
 * elements, whose glyphs resvg renders, because satori would draw combining marks, such as the dots of Arabic, upside
 * down.
 */
export async function drawCard(card: SocialCard, fonts: CardFonts, look: CardLook): Promise<Buffer> {
  const listOf = (list: readonly CardFont[]): string => list.map(({ name }) => name).join(', ');
  const layout = buildCardLayout(card, { title: listOf(fonts.title), text: listOf(fonts.text), icon: look.icon });
  const svg = await satori(layout as unknown as Parameters<typeof satori>[0], {
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    embedFont: false,
    fonts: fonts.forLayout as Parameters<typeof satori>[1]['fonts'],
  });
  const withFonts = nameFonts(svg, [...fonts.title, ...fonts.text]);
  const mirrored = card.dir === 'rtl' ? mirrorBrackets(withFonts) : withFonts;
  const withBackground = mirrored.replace(
    /^<svg[^>]*>/u,
    (opening) => opening + renderBackground({ ...look, dir: card.dir }),
  );
  const fontFiles = fontsFor(card, fonts).map(({ file }) => file);
  const { width, height, pixels } = new Resvg(withBackground, { font: { loadSystemFonts: false, fontFiles } }).render();
  return encodePng({ width, height, pixels });
}

/** Replaces font names with the families in the font files, since resvg finds fonts by family and weight. */
function nameFonts(svg: string, all: readonly CardFont[]): string {
  const byName = new Map(all.map((font) => [font.name, font]));
  return svg.replaceAll(/<text\b[^>]*>/gu, (tag) => {
    const names = /font-family="([^"]*)"/u.exec(tag)?.[1]?.split(',') ?? [];
    const fonts = names.flatMap((name) => byName.get(name.trim()) ?? []);
    const families = [...new Set(fonts.map(({ family }) => `'${family}'`))].join(', ');
    return tag
      .replace(/font-family="[^"]*"/u, () => `font-family="${families}"`)
      .replace(/font-weight="[^"]*"/u, `font-weight="${fonts[0]?.weight ?? 400}"`);
  });
}

/** Selects the fonts with characters of the card. Resvg reads each file again for every image, and some have 4 MB. */
function fontsFor({ title, site, above, below, host }: SocialCard, fonts: CardFonts): CardFont[] {
  const usedIn = (text: string, list: readonly CardFont[]): CardFont[] => {
    const letters = Array.from(new Set(text.replaceAll(/\s/gu, '')), (letter) => letter.codePointAt(0) ?? 0);
    return list.filter(({ has }, index) => index === 0 || letters.some(has));
  };
  // The layout adds an ellipsis to clamped text.
  return [...new Set([...usedIn(`${title}${site}…`, fonts.title), ...usedIn(`${above}${below}${host}…`, fonts.text)])];
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/** Mirrors brackets in right-to-left text that satori has separated from the text that determines their direction. */
function mirrorBrackets(svg: string): string {
  return svg.replaceAll(/>([()[\]«»]+)<\/text>/gu, (_, brackets: string) => {
    const mirrored = Array.from(brackets, (bracket) => MIRRORED[bracket] ?? bracket);
    return `>${mirrored.join('')}</text>`;
  });
}
