import type { SocialCard } from '../social-card.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';
import { HAIRLINE, TEXT, SECONDARY_TEXT } from './card-colors.ts';

/** An element in the form that satori accepts. */
export interface CardElement {
  type: string;
  props: { style?: Record<string, string | number>; children?: string | CardElement[]; [name: string]: unknown };
}

/** Options of `buildCardLayout`. */
export interface CardLayoutOptions {
  /** Font names of titles, as passed to satori. */
  title: string;
  /** Font names of text, as passed to satori. */
  text: string;
  /** The site's icon as a data URL. */
  icon: string | undefined;
}

/** Horizontal margin, in pixels. */
const MARGIN = 96;
/** Width of the text area, in pixels. */
const TEXT_WIDTH = SOCIAL_WIDTH - 2 * MARGIN;
/** Sizes of the title in pixels, each with the maximum number of characters of average width. */
const SIZES: readonly (readonly [size: number, maxLength: number])[] = [
  [104, 16],
  [88, 34],
  [74, 54],
  [62, 84],
  [52, 120],
  [46, Infinity],
];
/** Average width of a character, relative to its size. */
const AVERAGE_WIDTH = 0.5;

/** Lays out the texts of a card: the section of the page, its title, and the site at the bottom. */
export function buildCardLayout(card: SocialCard, { title, text, icon }: CardLayoutOptions): CardElement {
  const size = titleSize(card.title);
  const quiet = { fontFamily: text, color: SECONDARY_TEXT };
  return box(
    { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, flexDirection: 'column', padding: `68px ${MARGIN}px 56px` },
    [
      box({ ...quiet, fontSize: 32, height: 44, width: TEXT_WIDTH - 96 }, card.above),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', width: TEXT_WIDTH }, [
        clamped(card.title, 4, {
          fontFamily: title,
          color: TEXT,
          fontSize: size,
          lineHeight: lineHeight(card.title),
          textWrap: 'balance',
        }),
        ...(card.below === ''
          ? []
          : [clamped(card.below, 3, { ...quiet, fontSize: 31, lineHeight: 1.5, marginTop: 28 })]),
      ]),
      box({ borderTop: `2px solid ${HAIRLINE}`, paddingTop: 28, alignItems: 'center', width: TEXT_WIDTH }, [
        ...(icon === undefined ? [] : [picture(icon, 44)]),
        box({ fontFamily: title, color: TEXT, fontSize: 36, flexGrow: 1, margin: '0 18px' }, card.site),
        box({ ...quiet, fontSize: 28 }, card.host),
      ]),
    ],
    card.dir,
  );
}

/**
 * Returns the size of a title. Long titles are smaller, and so are those with long words such as function names, which
 * cannot be broken.
 */
export function titleSize(title: string): number {
  const [size] = SIZES.find(([, maxLength]) => countCharacters(title) <= maxLength) ?? [SIZES.at(-1)?.[0] ?? 0];
  const longestWord = Math.max(1, ...title.split(/\s+/u).filter(isUnbreakable).map(countCharacters));
  return Math.floor(Math.min(size, TEXT_WIDTH / (longestWord * AVERAGE_WIDTH)));
}

const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Scripts without spaces can break anywhere. */
function isUnbreakable(word: string): boolean {
  return !WIDE.test(word);
}

/** Characters of Chinese, Japanese and Korean are twice as wide as others. */
function countCharacters(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}

/** Scripts with marks above and below need a larger line height. */
function lineHeight(text: string): number {
  return /^[\p{scx=Latin}\P{L}]*$/u.test(text) ? 1.14 : 1.36;
}

function box(
  style: Record<string, string | number>,
  children: string | CardElement[],
  dir?: SocialCard['dir'],
): CardElement {
  const layout = { display: 'flex', boxSizing: 'border-box', ...style };
  return { type: 'div', props: { style: layout, children, ...(dir && { dir }) } };
}

function clamped(text: string, lines: number, style: Record<string, string | number>): CardElement {
  return { type: 'div', props: { style: { display: 'block', lineClamp: lines, ...style }, children: text } };
}

function picture(src: string, size: number): CardElement {
  return { type: 'img', props: { src, width: size, height: size } };
}
