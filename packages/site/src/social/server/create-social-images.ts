import { createByteCache } from '@recto/content/node';
import { join } from 'node:path';
import { imageName } from '../image-path.ts';
import { IMAGES_FOLDER } from '../drawing-kit.ts';
import type { OpenKit } from '../drawing-kit.ts';
import type { SocialCard } from '../social-card.ts';
import { createDrawer } from './drawer.ts';
import type { Drawer, DrawerOptions } from './drawer.ts';
import { createDiskImageCache } from './disk-image-cache.ts';

/** Options of `createSocialImages`. */
export interface SocialImagesOptions extends Omit<DrawerOptions, 'folder'> {
  kit: OpenKit;
  /** Maximum size of the caches in memory and on disk, in bytes. */
  maxBytes: { memory: number; disk: number };
  warn: (text: string) => void;
  drawer?: Drawer;
}

/** Renders and caches images. */
export interface SocialImages {
  /** Returns the image of a card, rendered once for all requests; `undefined` if too many cards wait. */
  find: (card: SocialCard) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/** Creates the image store, which renders images on the first request and caches them in memory and on disk. */
export function createSocialImages(options: SocialImagesOptions): SocialImages {
  const { kit, maxBytes, warn } = options;
  const drawer = options.drawer ?? createDrawer({ ...options, folder: kit.folder });
  const diskCache = createDiskImageCache(join(kit.folder, IMAGES_FOLDER), maxBytes.disk);
  const keep = createByteCache<Uint8Array<ArrayBuffer> | undefined>(maxBytes.memory);
  const warned = new Set<string>();

  const draw = async (name: string, card: SocialCard): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const drawn = await drawer.draw(card);
    if (!drawn) return undefined;
    if (drawn.missing.length === 0) await diskCache.write(name, drawn.png);
    else if (!warned.has(card.locale)) {
      // Not cached on disk, so that the next build warns again.
      warned.add(card.locale);
      warn(describeMissing(card.locale, drawn.missing));
    }
    return drawn.png;
  };

  return {
    find: async (card) => {
      const name = imageName(kit.version, card);
      return await keep(name, async () => (await diskCache.read(name)) ?? (await draw(name, card)));
    },
    close: drawer.close,
  };
}

/** Number of characters in the warning: enough to recognise a script. */
const SAMPLE = 8;

/** Describes missing characters and how to add a font for them. */
function describeMissing(locale: string, letters: readonly string[]): string {
  return (
    `No font has the characters ${letters.slice(0, SAMPLE).join(' ')}, which social images need (${locale}). ` +
    'Pages with these characters show the general image of the site. ' +
    'Install a Fontsource package that has them and configure it: ' +
    `socialImages: { fonts: { ${locale}: '@fontsource/…' } }.`
  );
}
