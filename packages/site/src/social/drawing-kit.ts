import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SocialCard } from './social-card.ts';

/** Everything that pictures are drawn from, beside the words of pages. It is a folder, made by a build. */
export interface DrawingKit {
  /** Hash of look, fonts and code. It is part of the name of each picture. */
  version: string;
  /** The picture of the site itself, for pages without one of their own. */
  general: SocialCard;
  look: CardLook;
  fonts: readonly KitFont[];
  /** Places in the list of fonts, by the code of the language. */
  languages: Readonly<Record<string, FontPlaces>>;
}

/** Colours and icon of the site, in the form in which they can be drawn. */
export interface CardLook {
  paper: string;
  accent: string;
  /** The site's icon as a `data:` address. */
  icon?: string | undefined;
}

export interface KitFont {
  /** As the font calls itself. */
  family: string;
  /** As it is told from others of its family. */
  weight: number;
  /** Its file below the folder of the kit. */
  file: string;
  /** Characters that it has, as ranges of hexadecimal code points: `20-7e,a0`. */
  characters: string;
}

interface FontPlaces {
  title: readonly number[];
  text: readonly number[];
}

/** Files of a kit: what it says of itself, the code that draws, and pictures that were drawn. */
export const KIT_FILE = 'kit.json';
export const WORKER_FILE = 'draw.mjs';
export const PICTURES_FOLDER = 'pictures';
/** Names of the pictures that a build has drawn, for servers that cannot draw themselves. */
export const DRAWN_FILE = 'drawn.json';

/** Licences of the packages in the code that draws. */
export const NOTICES_OF_KIT = 'notices.json';

/** The folder of a kit, below that of the server's code. */
export const KIT_FOLDER = 'social';

/** A kit that was opened. */
export interface OpenKit extends DrawingKit {
  folder: string;
  /** Names of pictures that a build has drawn; `undefined` where the server draws. */
  drawn?: ReadonlySet<string> | undefined;
}

/** Opens a kit; `undefined` where the folder has none. */
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

/** Finds the kit beside the server's code; bundlers choose how deep below it a module is. */
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
