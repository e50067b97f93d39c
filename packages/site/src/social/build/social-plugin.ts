import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { NitroModule } from 'nitro/types';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writePictures } from '../known-pictures.ts';
import { SOCIAL_FOLDER } from '../social-card.ts';
import { askCards } from './ask-cards.ts';
import { createCardFonts } from './card-fonts.ts';
import { readLook } from './card-look.ts';
import { makePictures } from './make-pictures.ts';

interface SocialConfig {
  /** Fonts for titles that are not in Latin letters: a package of Fontsource, by the code of the language that needs it. */
  fonts?: Record<string, string>;
}

export interface SocialPluginOptions {
  config: SocialConfig | false;
  root: string;
  /** Where pictures are kept that were made. */
  cache: string;
  database: string;
}

const SOCIAL = 'virtual:recto/social';
/** Stands in the server's code until the pictures are made: only the built server knows of which pages. */
const PICTURES = '__RECTO_SOCIAL__';

/** Makes a picture for every page, for wherever a link to it is shared. Nothing of it is there while developing. */
export function socialPlugin({ config, root, cache, database }: SocialPluginOptions): Plugin {
  const server = { folder: '', entry: '' };
  let [base, publicDir, isDev] = ['', '', false];

  const makeAll = async (output: string, warn: (text: string) => void): Promise<string> => {
    // A preview or a demo is not to be found, and nobody shares it.
    if (config === false || process.env['RECTO_NOINDEX'] === '1') return '';
    const cards = await askCards({ entry: join(server.folder, server.entry), database, base });
    if (!cards) return '';
    // Loaded here: a dev server never needs what draws.
    const { createCardMaker } = await import('./card-maker.ts');
    const fontsOf = createCardFonts({ root, cache, packages: config.fonts ?? {} });
    if (!fontsOf) {
      warn('Pictures for shared links are set in the fonts of @recto/ui, which is not installed: there are none.');
      return '';
    }
    const maker = createCardMaker({ cache, fontsOf, look: readLook(cards.look, publicDir) });
    const { general, pages } = await makePictures(cards, maker, warn);
    await maker.prune();
    const folder = join(output, SOCIAL_FOLDER);
    mkdirSync(folder, { recursive: true });
    for (const hash of new Set([general, ...Object.values(pages)])) {
      copyFileSync(maker.fileOf(hash), join(folder, `${hash}.png`));
    }
    return writePictures(general, pages);
  };

  return {
    name: 'recto:social',
    sharedDuringBuild: true,
    configResolved(resolved) {
      isDev = resolved.command === 'serve';
      base = resolved.base.replace(/\/$/u, '');
      publicDir = resolved.publicDir;
    },
    resolveId(id) {
      return id === SOCIAL ? `\0${SOCIAL}` : undefined;
    },
    load(id) {
      return id === `\0${SOCIAL}` ? `export const pictures = '${isDev ? '' : PICTURES}';` : undefined;
    },
    writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'ssr') return;
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      Object.assign(server, { folder: dir, entry: entry?.fileName });
    },
    nitro: pictureModule(async (output, warn) => {
      fill(server.folder, await makeAll(output, warn));
    }),
  };
}

/** After the server is there, and before anything is made with it. */
function pictureModule(make: (publicFolder: string, warn: (text: string) => void) => Promise<void>): NitroModule {
  return {
    name: 'recto:social',
    setup(nitro) {
      if (nitro.options.dev || nitro.options.preset === 'nitro-prerender') return;
      nitro.hooks.hook('prerender:routes', async () => {
        await make(nitro.options.output.publicDir, (text) => nitro.logger.warn(text));
      });
    },
  };
}

/** Writes into the server's code which pictures there are. */
function fill(folder: string, pictures: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.m?js$/u.test(file)) continue;
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    if (code.includes(PICTURES))
      writeFileSync(
        path,
        code.replaceAll(PICTURES, () => pictures),
      );
  }
}
