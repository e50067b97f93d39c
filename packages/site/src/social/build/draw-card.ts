import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import type { SocialCard } from '../social-card.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';
import type { CardFont, CardFonts } from './card-fonts.ts';
import type { CardLook } from './card-look.ts';
import { renderPaper } from './card-paper.ts';
import { cardWords } from './card-words.ts';

/**
 * Draws a card. Satori sets the words: it measures them, breaks lines and orders what is read from right to left. It
 * leaves them words, though, and resvg draws their letters: satori would turn marks upside down, and with them the dots
 * of Arabic.
 */
export async function drawCard(card: SocialCard, fonts: CardFonts, look: CardLook): Promise<Buffer> {
  const all = [...new Set([...fonts.title, ...fonts.text])];
  const nameOf = (font: CardFont): string => `font${all.indexOf(font)}`;
  const listOf = (list: readonly CardFont[]): string => list.map(nameOf).join(', ');
  const words = cardWords(card, { title: listOf(fonts.title), text: listOf(fonts.text), icon: look.icon });
  const svg = await satori(words as unknown as Parameters<typeof satori>[0], {
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    embedFont: false,
    fonts: all.map((font) => ({ name: nameOf(font), data: font.data, weight: 400, style: 'normal' })),
  });
  const named = svg.replaceAll(/font-family="([^"]*)"/gu, (_, names: string) => {
    const families = names.split(',').map((name) => all[Number(name.trim().slice('font'.length))]?.family ?? '');
    return `font-family="${[...new Set(families)].map((family) => `'${family}'`).join(', ')}"`;
  });
  const mirrored = card.dir === 'rtl' ? mirrorBrackets(named) : named;
  const whole = mirrored.replace(/^<svg[^>]*>/u, (opening) => opening + renderPaper({ ...look, dir: card.dir }));
  const files = all.map(({ file }) => file);
  const drawn = await renderAsync(whole, { font: { loadSystemFonts: false, fontFiles: files } });
  return drawn.asPng();
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/** A bracket that stands alone has lost the words that say which way it opens. */
function mirrorBrackets(svg: string): string {
  return svg.replaceAll(/>([()[\]«»]+)<\/text>/gu, (_, brackets: string) => {
    const turned = Array.from(brackets, (bracket) => MIRRORED[bracket] ?? bracket);
    return `>${turned.join('')}</text>`;
  });
}
