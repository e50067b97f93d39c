import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { imagePath, imageName, parseImagePath } from '../image-path.ts';
import { DRAWN_FILE, KIT_FILE, IMAGES_FOLDER } from '../drawing-kit.ts';
import type { DrawingKit, OpenKit } from '../drawing-kit.ts';
import type { ListedCard } from '../social-card.ts';
import { buildLimits } from '../render-limits.ts';
import { SOCIAL_FOLDER } from '../social-card.ts';
import { createSocialImages } from '../server/create-social-images.ts';

/** Operations of a build on a rendering kit. */
export interface KitFiles {
  folder: string;
  /** Writes the general image of the site into the public folder. */
  publish: (publicFolder: string) => void;
  /** Renders images into the public folder. */
  renderAll: (cards: readonly ListedCard[], publicFolder: string, warn: (text: string) => void) => Promise<void>;
  /** Removes images from the cache that no page references any more. */
  prune: (addresses: readonly string[]) => void;
  /** Copies the kit to the server's code; for a server that cannot render, only the list of existing images. */
  copy: (to: string, options: { isDrawing: boolean }) => void;
}

/** Renders the general image of the site, which also tests whether images can be rendered on this machine. */
export async function createKitFiles(kit: OpenKit): Promise<KitFiles> {
  const { folder, version } = kit;
  const pictures = join(folder, IMAGES_FOLDER);
  const general = imageName(version, kit.general);
  const generalFile = join(pictures, `${general}.png`);
  let drawn: string[] = [];
  if (!existsSync(generalFile)) {
    const drawing = createSocialImages({ kit, ...buildLimits(), warn: () => undefined });
    const png = await drawing.find(kit.general);
    await drawing.close();
    // Written here too, because an image with missing characters is not cached on disk.
    mkdirSync(pictures, { recursive: true });
    if (png) writeFileSync(generalFile, png);
  }

  return {
    folder,
    publish(publicFolder) {
      const file = join(publicFolder, imagePath(general));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(generalFile, file);
    },
    async renderAll(cards, publicFolder, warn) {
      const drawing = createSocialImages({ kit, ...buildLimits(), warn });
      await Promise.all(
        cards.map(async ({ address, card }) => {
          const png = await drawing.find(card);
          const file = join(publicFolder, decodeURIComponent(address));
          await mkdir(dirname(file), { recursive: true });
          if (png) await writeFile(file, png);
        }),
      );
      await drawing.close();
      drawn = cards.map(({ card }) => imageName(version, card));
    },
    prune(addresses) {
      const currentNames = new Set([general, ...addresses.map((address) => findName(address))]);
      const old = readdirSync(pictures).filter((file) => !currentNames.has(file.replace(/\.png$/u, '')));
      for (const file of old) rmSync(join(pictures, file), { force: true });
    },
    copy(to, { isDrawing }) {
      mkdirSync(to, { recursive: true });
      if (isDrawing) {
        cpSync(folder, to, { recursive: true, filter: (file) => relative(folder, file) !== IMAGES_FOLDER });
        mkdirSync(join(to, IMAGES_FOLDER));
        copyFileSync(generalFile, join(to, IMAGES_FOLDER, `${general}.png`));
        return;
      }
      const { look } = kit;
      const slim: DrawingKit = {
        version,
        general: kit.general,
        look: { ...look, icon: undefined },
        fonts: [],
        languages: {},
      };
      writeFileSync(join(to, KIT_FILE), JSON.stringify(slim));
      writeFileSync(join(to, DRAWN_FILE), JSON.stringify(drawn));
    },
  };
}

/** Returns the image name in a path, which may start with the base path of the site. */
function findName(address: string): string | undefined {
  const start = address.indexOf(`${SOCIAL_FOLDER}/`);
  return start === -1 ? undefined : parseImagePath(address.slice(start))?.name;
}
