import type { SocialCard, SocialCards } from '../social-card.ts';
import type { createCardMaker } from './card-maker.ts';

export interface MadePictures {
  general: string;
  /** Names of pictures by the path of the page. */
  pages: Record<string, string>;
}

/** Pictures for all cards. What cannot be written is told of once a language, and its pages have the site's own picture. */
export async function makePictures(
  { general, pages }: Pick<SocialCards, 'general' | 'pages'>,
  maker: ReturnType<typeof createCardMaker>,
  warn: (text: string) => void,
): Promise<MadePictures> {
  const unwritten = new Map<string, Set<string>>();
  const writable: [string, SocialCard][] = [];
  for (const [path, card] of Object.entries(pages)) {
    const missing = await maker.missing(card);
    const known = unwritten.get(card.locale) ?? new Set();
    if (missing.length > 0) unwritten.set(card.locale, new Set([...known, ...missing]));
    else writable.push([path, card]);
  }
  const made = await Promise.all(writable.map(async ([path, card]) => [path, await maker.make(card)] as const));
  for (const [locale, letters] of unwritten) warn(unwrittenLetters(locale, [...letters]));
  return { general: await maker.make(general), pages: Object.fromEntries(made) };
}

/** Enough letters to tell a script by. */
const SAMPLE = 8;

function unwrittenLetters(locale: string, letters: readonly string[]): string {
  return (
    `No font for ${letters.slice(0, SAMPLE).join(' ')} in pictures for shared links (${locale}): ` +
    'those pages show the picture of the site. Install a package of Fontsource that has them and name it: ' +
    `socialPictures: { fonts: { ${locale}: '@fontsource/…' } }.`
  );
}
