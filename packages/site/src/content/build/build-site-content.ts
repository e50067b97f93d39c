import { buildDatabase } from '@recto/content/vite';
import type { BuiltDatabase, ContentPaths } from '@recto/content/vite';
import { dirname, join } from 'node:path';
import type { IconData } from '../../icons/icon-data.ts';
import { createIconSets, iconHint } from '../../icons/build/icon-sets.ts';
import { isPicture } from '../../images/build/list-pictures.ts';
import { createPictureMaker } from '../../images/build/picture-maker.ts';
import type { PictureMakerOptions } from '../../images/build/picture-maker.ts';
import { createSitePictures } from '../../images/build/site-pictures.ts';
import { findIcons } from './find-icons.ts';
import { readHistory } from './read-history.ts';
import { writeVersion } from './write-version.ts';

export interface SiteContentOptions {
  paths: ContentPaths & { root: string };
  /** Prefixes of the icon collections of the site. */
  icons: readonly string[];
  images: Pick<PictureMakerOptions, 'formats' | 'quality'>;
  /** The folder of content versions that the new one is added to. */
  output: string;
  warn: (message: string) => void;
}

export interface SiteContent extends BuiltDatabase {
  version: string;
  /** The folder of content versions. */
  folder: string;
}

/** Builds the content of a site: the rows, what is known about them, and the files that they name. */
export async function buildSiteContent({
  paths,
  icons,
  images,
  output,
  warn,
}: SiteContentOptions): Promise<SiteContent> {
  const built = await buildDatabase(paths);
  const maker = createPictureMaker({ cache: join(dirname(paths.database), 'cache', 'content-images'), ...images });
  const shown = built.assets.filter(({ file }) => isPicture(file)).map(({ url, file }) => ({ src: url, file }));
  const pictures = await createSitePictures(maker, () => shown).make();
  const version = writeVersion(output, {
    database: paths.database,
    collections: built.versions,
    facts: {
      icons: await readIcons(paths, icons, warn),
      images: pictures.facts,
      history: readHistory(paths.content),
    },
    files: new Map([...built.assets.map(({ url, file }) => [url, file] as const), ...pictures.files]),
  });
  return { ...built, version, folder: output };
}

async function readIcons(
  { root, database }: SiteContentOptions['paths'],
  collections: readonly string[],
  warn: (message: string) => void,
): Promise<Record<string, IconData>> {
  const { iconOf } = createIconSets(root, collections);
  const icons: Record<string, IconData> = {};
  for (const [name, row] of await findIcons(database, collections)) {
    const icon = iconOf(name);
    if (icon) icons[name] = icon;
    else warn(`${row}: there is no icon "${name}". Correct its name; ${iconHint(name)}`);
  }
  return icons;
}
