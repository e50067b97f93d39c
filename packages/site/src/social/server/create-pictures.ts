import { createByteCache } from '@recto/content/node';
import { join } from 'node:path';
import { nameOfCard } from '../card-address.ts';
import { PICTURES_FOLDER } from '../drawing-kit.ts';
import type { OpenKit } from '../drawing-kit.ts';
import type { SocialCard } from '../social-card.ts';
import { createDrawer } from './drawer.ts';
import type { Drawer, DrawerOptions } from './drawer.ts';
import { createPictureFolder } from './picture-folder.ts';

export interface PicturesOptions extends Omit<DrawerOptions, 'folder'> {
  kit: OpenKit;
  /** Most bytes in memory, and on disk. */
  mostBytes: { memory: number; disk: number };
  warn: (text: string) => void;
  drawer?: Drawer;
}

export interface Pictures {
  /** The picture of a card, drawn once for all who ask; `undefined` where too many wait. */
  find: (card: SocialCard) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  close: () => Promise<void>;
}

/** Draws pictures when they are first asked for, and keeps them in memory and on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { kit, mostBytes, warn } = options;
  const drawer = options.drawer ?? createDrawer({ ...options, folder: kit.folder });
  const folder = createPictureFolder(join(kit.folder, PICTURES_FOLDER), mostBytes.disk);
  const keep = createByteCache<Uint8Array<ArrayBuffer> | undefined>(mostBytes.memory);
  const warned = new Set<string>();

  const draw = async (name: string, card: SocialCard): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const drawn = await drawer.draw(card);
    if (!drawn) return undefined;
    if (drawn.missing.length === 0) await folder.write(name, drawn.png);
    else if (!warned.has(card.locale)) {
      // It is not kept on disk, so that the next build says so again.
      warned.add(card.locale);
      warn(describeMissing(card.locale, drawn.missing));
    }
    return drawn.png;
  };

  return {
    find: async (card) => {
      const name = nameOfCard(kit.version, card);
      return await keep(name, async () => (await folder.read(name)) ?? (await draw(name, card)));
    },
    close: drawer.close,
  };
}

/** Enough letters to tell a script by. */
const SAMPLE = 8;

/** Says what to do about letters that no font has. */
function describeMissing(locale: string, letters: readonly string[]): string {
  return (
    `No font for ${letters.slice(0, SAMPLE).join(' ')} in pictures for shared links (${locale}): ` +
    'pages with such letters show the picture of the site. Install a package of Fontsource that has them and name it: ' +
    `socialPictures: { fonts: { ${locale}: '@fontsource/…' } }.`
  );
}
