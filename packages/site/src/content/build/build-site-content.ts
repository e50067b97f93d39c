import { ContentError } from '@recto/content';
import { withBuildLock } from '@recto/content/node';
import type { BuildOptions } from '@recto/content/node';
import { buildDatabase } from '@recto/content/vite';
import type { BuiltDatabase, ContentPaths } from '@recto/content/vite';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IconData } from '../../icons/icon-data.ts';
import { iconHint } from '../../icons/build/icon-sets.ts';
import type { IconSets } from '../../icons/build/icon-sets.ts';
import { isPicture } from '../../images/build/list-pictures.ts';
import { createPictureMaker } from '../../images/build/picture-maker.ts';
import { findPublished } from '../../images/build/published-pictures.ts';
import { createSitePictures } from '../../images/build/site-pictures.ts';
import { SHARED_FILES, databaseOf, readCurrent, readFacts } from '../content-folder.ts';
import type { PictureSettings } from './content-settings.ts';
import { findChangedPublic } from './changed-public.ts';
import type { PublicFolders } from './changed-public.ts';
import { findIcons } from './find-icons.ts';
import { readHistory } from './read-history.ts';
import { hasVersion, nameVersion, writeVersion } from './write-version.ts';
import type { NamedParts } from './write-version.ts';

export interface SiteContentOptions {
  paths: Omit<ContentPaths, 'devDatabase'>;
  icons: IconSets;
  images: PictureSettings;
  /** The folder of content versions that the new one is added to. */
  output: string;
  warn: (warning: ContentError) => void;
  /** Finds errors and the name of the version, and writes no version. */
  checkOnly?: boolean | undefined;
  /** When files were changed, by their paths below the folder, instead of what git says. Others keep the times of the current version. */
  changed?: Readonly<Record<string, string>> | undefined;
  /** Where public files may have changed since the app was built. */
  publicFolders?: PublicFolders | undefined;
  /** What the engine is, where it is a bundle. */
  engine?: BuildOptions['engine'];
  /** Gives the components that authors can use beside the built-in ones. */
  components?: BuildOptions['components'];
  /** Whether warnings of the text are errors, where the configuration does not say it. */
  strict?: boolean | undefined;
  /** How many files of how many are rows by now. */
  onProgress?: (done: number, total: number) => void;
}

export interface SiteContent extends BuiltDatabase {
  version: string;
  /** The folder of content versions. */
  folder: string;
}

/**
 * Builds the content of a site: the rows, what is known about them, and the files that they name. One build at a time
 * writes to a folder of versions, whichever process it runs in.
 */
export async function buildSiteContent(options: SiteContentOptions): Promise<SiteContent> {
  const { output, warn } = options;
  mkdirSync(output, { recursive: true });
  return await withBuildLock(join(output, 'versions'), async () => await buildAlone(options), { onWait: warn });
}

async function buildAlone(given: SiteContentOptions): Promise<SiteContent> {
  const { paths, icons, images, output, warn, checkOnly = false, changed, publicFolders, ...options } = given;
  const built = await buildDatabase(paths, { ...options, onWarning: warn });
  const current = readCurrent(output);
  const published = current === undefined ? undefined : readFacts(databaseOf(output, current));
  const maker = createPictureMaker({
    cache: join(dirname(paths.database), 'cache', 'content-images'),
    findPublished: findPublished(published?.images ?? {}, join(output, SHARED_FILES)),
    warn,
    ...images,
  });
  const newPublic = publicFolders && findChangedPublic(publicFolders);
  const named = Object.entries(newPublic?.changes.changed ?? {}).map(([url, copy]) => ({
    url,
    file: newPublic?.files.get(copy) ?? '',
  }));
  const shown = [...built.assets, ...named]
    .filter(({ file }) => isPicture(file))
    .map(({ url, file }) => ({ src: url, file }));
  const pictures = await createSitePictures(maker, () => shown).make();
  const parts: NamedParts = {
    collections: built.versions,
    facts: {
      icons: await readIcons(paths.database, icons, warn),
      images: pictures.facts,
      history: changed ? { ...published?.history, ...changed } : readHistory(paths.content),
      ...(newPublic && { publicFiles: newPublic.changes }),
    },
    searchForm: built.searchForm,
    files: new Map([
      ...built.assets.map(({ url, file }) => [url, file] as const),
      ...pictures.files,
      ...(newPublic?.files ?? []),
    ]),
  };
  const version = nameVersion(parts);
  if (!checkOnly) {
    // A version that is there already has its indexes.
    const search = hasVersion(output, version) ? { write: () => undefined } : await built.buildSearch();
    writeVersion(output, { ...parts, database: paths.database, writeSearch: search.write });
  }
  return { ...built, version, folder: output };
}

async function readIcons(
  database: string,
  { collections, iconOf }: IconSets,
  warn: (warning: ContentError) => void,
): Promise<Record<string, IconData>> {
  const icons: Record<string, IconData> = {};
  for (const [name, row] of await findIcons(database, collections)) {
    const icon = iconOf(name);
    if (icon) icons[name] = icon;
    else {
      const hint = `Correct its name; ${iconHint(name)}`;
      warn(new ContentError('icon/unknown', `There is no icon "${name}".`, hint, { file: row }));
    }
  }
  return icons;
}
