import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SocialCard } from './social-card.ts';

/** Everything that images are rendered from, except the texts of pages. A build stores it in a folder. */
export interface DrawingKit {
  /** Hash of theme, fonts and code. It is part of the name of each image. */
  version: string;
  /** The general image of the site, for pages without their own. */
  general: SocialCard;
  /** Colours and icon of the site. */
  look: CardLook;
  /** All fonts. */
  fonts: readonly KitFont[];
  /** Indexes in the list of fonts, by locale code. */
  languages: Readonly<Record<string, FontIndexes>>;
}

/** Colours and icon of the site, in the form in which they can be rendered. */
export interface CardLook {
  /** Background colour. */
  paper: string;
  /** Accent colour. */
  accent: string;
  /** The site's icon as a `data:` URL. */
  icon?: string | undefined;
}

/** A font file of a kit. */
export interface KitFont {
  /** Family name in the font file. */
  family: string;
  /** Weight, which distinguishes it from other files of its family. */
  weight: number;
  /** Path of the file, relative to the folder of the kit. */
  file: string;
  /** Characters that it has, as ranges of hexadecimal code points: `20-7e,a0`. */
  characters: string;
}

interface FontIndexes {
  title: readonly number[];
  text: readonly number[];
}

/** File of a kit with its data. */
export const KIT_FILE = 'kit.json';
/** File of a kit with the code of the rendering worker. */
export const KIT_WORKER_FILE = 'draw.mjs';
/** Folder of a kit with rendered images. */
export const IMAGES_FOLDER = 'pictures';
/** File with the names of the images that a build has rendered, for servers that cannot render. */
export const DRAWN_FILE = 'drawn.json';

/** File with the licences of the packages in the worker's code. */
export const KIT_NOTICES = 'notices.json';

/** Folder of the kit, relative to the server's code. */
export const KIT_FOLDER = 'social';

/** A loaded kit. */
export interface OpenKit extends DrawingKit {
  /** Folder of the kit. */
  folder: string;
  /** Names of the images that a build has rendered; `undefined` if the server renders. */
  drawn?: ReadonlySet<string> | undefined;
}

/** Loads a kit; `undefined` if the folder has none. */
export function openKit(folder: string): OpenKit | undefined {
  const file = join(folder, KIT_FILE);
  if (!existsSync(file)) return undefined;
  const list = join(folder, DRAWN_FILE);
  return {
    ...(readJson(file) as DrawingKit),
    folder,
    drawn: existsSync(list) ? new Set(readJson(list) as string[]) : undefined,
  };
}

/**
 * Finds the kit near the server's code. Parent folders are searched too, since bundlers decide how deep a module is.
 */
export function findKit(from: string): OpenKit | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const kit = openKit(join(folder, KIT_FOLDER));
    if (kit) return kit;
  }
  return undefined;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
