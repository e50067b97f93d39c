import { ContentError } from '@recto/content';
import { explainDiskError, withBuildLock } from '@recto/content/node';
import type { BuildOptions } from '@recto/content/node';
import { buildDatabase } from '@recto/content/vite';
import type { BuiltDatabase, ContentPaths } from '@recto/content/vite';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IconData } from '../../icons/icon-data.ts';
import { iconHint } from '../../icons/build/icon-sets.ts';
import type { IconSets } from '../../icons/build/icon-sets.ts';
import { isImage } from '../../images/build/list-images.ts';
import { createImageConverter } from '../../images/build/image-converter.ts';
import { findPublished } from '../../images/build/published-images.ts';
import { createSiteImages } from '../../images/build/site-images.ts';
import { SHARED_FILES, databaseOf, findMetadata, readCurrent } from '../content-folder.ts';
import type { ImageSettings } from './content-settings.ts';
import { findChangedPublic } from './changed-public.ts';
import type { PublicFolders } from './changed-public.ts';
import { findIcons } from './find-icons.ts';
import { readHistory } from './read-history.ts';
import { hasVersion, nameVersion, writeVersion } from './write-version.ts';
import type { NamedParts } from './write-version.ts';

/** Options of `buildSiteContent`. */
export interface SiteContentOptions {
  /** Content folder, configuration and database of the build. */
  paths: Omit<ContentPaths, 'devDatabase'>;
  /** Icon collections of the site. */
  icons: IconSets;
  /** Formats and quality of images. */
  images: ImageSettings;
  /** The folder of content versions that the new one is added to. */
  output: string;
  /** Called with each warning about icons, images and the build itself. */
  warn: (warning: ContentError) => void;
  /** Finds errors and the name of the version, but writes no version. */
  checkOnly?: boolean | undefined;
  /**
   * Modification times of changed files, by their paths in the folder, instead of those of Git. Other files keep the
   * times of the current version.
   */
  changed?: Readonly<Record<string, string>> | undefined;
  /** Public folders to compare, if public files may have changed since the app was built. */
  publicFolders?: PublicFolders | undefined;
  /** Name and worker of the engine, if it is bundled. */
  engine?: BuildOptions['engine'];
  /** Returns the components of the site, besides the built-in ones. */
  components?: BuildOptions['components'];
  /** The folder of public files, to check links and media; without it, they are not checked. */
  publicFolder?: BuildOptions['publicFolder'];
  /** Whether warnings about content are errors, even if the configuration does not have `strict`. */
  strict?: boolean | undefined;
  /** Called when a changed file is found. */
  onChange?: BuildOptions['onChange'];
  /** Called with the number of parsed files and of all files. */
  onProgress?: (done: number, total: number) => void;
}

/** The result of a content build. */
export interface BuiltSiteContent extends BuiltDatabase {
  /** Name of the version: equal content has the same name. */
  version: string;
  /** The folder of content versions. */
  folder: string;
}

/**
 * Builds the content of a site: the rows, their metadata, and the files that they refer to. Only one build at a time
 * writes to a folder of versions, even across processes.
 */
export async function buildSiteContent(options: SiteContentOptions): Promise<BuiltSiteContent> {
  const { output, warn } = options;
  try {
    mkdirSync(output, { recursive: true });
    return await withBuildLock(join(output, 'versions'), async () => await buildLocked(options), { onWait: warn });
  } catch (error) {
    throw explainDiskError(error);
  }
}

async function buildLocked(siteOptions: SiteContentOptions): Promise<BuiltSiteContent> {
  const { paths, icons, images, output, warn, checkOnly = false, changed, publicFolders, ...options } = siteOptions;
  const built = await buildDatabase(paths, { ...options, onWarning: warn });
  const current = readCurrent(output);
  const published = current === undefined ? undefined : findMetadata(databaseOf(output, current));
  const converter = createImageConverter({
    cache: join(dirname(paths.database), 'cache', 'content-images'),
    findPublished: findPublished(published?.images ?? {}, join(output, SHARED_FILES)),
    warn,
    ...images,
  });
  const newPublic = publicFolders && findChangedPublic(publicFolders);
  const publishedFiles = Object.entries(newPublic?.changes.changed ?? {}).map(([url, copy]) => ({
    url,
    file: newPublic?.files.get(copy) ?? '',
  }));
  const usedImages = [...built.assets, ...publishedFiles]
    .filter(({ file }) => isImage(file))
    .map(({ url, file }) => ({ src: url, file }));
  const pictures = await createSiteImages(converter, () => usedImages).convert();
  const parts: NamedParts = {
    collections: built.versions,
    metadata: {
      icons: await readIcons(paths.database, icons, warn),
      images: pictures.metadata,
      history: changed ? { ...published?.history, ...changed } : readHistory(paths.content),
      ...(newPublic && { publicFiles: newPublic.changes }),
    },
    searchForm: built.searchFormat,
    files: new Map([
      ...built.assets.map(({ url, file }) => [url, file] as const),
      ...pictures.files,
      ...(newPublic?.files ?? []),
    ]),
  };
  const version = nameVersion(parts);
  if (!checkOnly) {
    // An existing version already has its indexes.
    const search = hasVersion(output, version) ? { write: () => undefined } : await built.buildSearch();
    writeVersion(output, { ...parts, database: paths.database, writeSearch: search.write });
  }
  return { ...built, version, folder: output };
}

async function readIcons(
  database: string,
  { prefixes, iconOf }: IconSets,
  warn: (warning: ContentError) => void,
): Promise<Record<string, IconData>> {
  const icons: Record<string, IconData> = {};
  for (const [name, row] of await findIcons(database, prefixes)) {
    const icon = iconOf(name);
    if (icon) icons[name] = icon;
    else {
      const hint = `Correct its name; ${iconHint(name)}`;
      warn(new ContentError('icon/unknown', `There is no icon "${name}".`, hint, { file: row }));
    }
  }
  return icons;
}
