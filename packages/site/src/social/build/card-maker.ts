import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASH_DIGITS } from '../known-pictures.ts';
import type { SocialCard } from '../social-card.ts';
import { createTurns } from '../../images/build/take-turns.ts';
import { missingLetters } from './card-fonts.ts';
import type { CardFonts } from './card-fonts.ts';
import type { CardLook } from './card-look.ts';
import { drawCard } from './draw-card.ts';

/** Counts on when cards are drawn otherwise than before. */
const DRAWING = 1;
/** One is set while others are drawn. */
const AT_A_TIME = 3;

export interface CardMakerOptions {
  /** Where pictures are kept that were made, for the next build. */
  cache: string;
  fontsOf: (locale: string) => Promise<CardFonts>;
  look: CardLook;
}

/** Draws cards, each once: what is written on it, its fonts and its look are its name. */
export function createCardMaker({ cache, fontsOf, look }: CardMakerOptions) {
  const turns = createTurns(AT_A_TIME);
  const used = new Set<string>();
  const fileOf = (hash: string): string => join(cache, `${hash}.png`);
  let drawn = 0;

  return {
    fileOf,
    drawn: () => drawn,

    /** Letters of a card that no font of its language has. */
    async missing(card: SocialCard): Promise<string[]> {
      const { title, text } = await fontsOf(card.locale);
      return [
        ...missingLetters(card.title + card.site, title),
        ...missingLetters(card.above + card.below + card.host, text),
      ];
    },

    /** The name of its picture, which is in the cache afterwards. */
    async make(card: SocialCard): Promise<string> {
      const fonts = await fontsOf(card.locale);
      const facts = JSON.stringify([DRAWING, card, look, fonts.hash]);
      const hash = createHash('sha256').update(facts).digest('hex').slice(0, HASH_DIGITS);
      if (used.has(hash)) return hash;
      used.add(hash);
      if (existsSync(fileOf(hash))) return hash;
      await turns(async () => {
        const next = `${fileOf(hash)}.${process.pid}`;
        await mkdir(cache, { recursive: true });
        await writeFile(next, await drawCard(card, fonts, look));
        await rename(next, fileOf(hash));
        drawn += 1;
      });
      return hash;
    },

    /** Lets go of pictures that nobody asked for since the start. */
    async prune(): Promise<void> {
      const files = existsSync(cache) ? await readdir(cache) : [];
      const old = files.filter((file) => file.endsWith('.png') && !used.has(file.slice(0, -'.png'.length)));
      await Promise.all(old.map(async (file) => rm(join(cache, file), { force: true })));
    },
  };
}
