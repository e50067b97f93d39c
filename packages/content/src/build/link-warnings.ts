import { checkLinks } from '../check/check-links.ts';
import type { CollectionPath, FileLinks, LinkedFile } from '../check/file-links.ts';
import type { ContentConfig } from '../collections/collection.ts';
import type { ContentError } from '../errors.ts';
import { isSettingsFile } from '../navigation/folder-settings.ts';
import { parseFilePath } from '../parse/paths.ts';
import type { Task } from './list-tasks.ts';
import { listPublicPaths } from './public-paths.ts';

/** Returns the data of a file that is needed to check links. `isDraft` is true if it is a draft by its front matter. */
export function toLinkedFile(
  { file, owners }: Pick<Task, 'file' | 'owners'>,
  { urls = [], ids, formerPaths = [] }: Partial<FileLinks>,
  isDraft: boolean,
  config: ContentConfig,
): LinkedFile {
  const { locale, draft } = parseFilePath(owners[0]?.urlPath ?? file, config);
  return {
    file,
    locale,
    draft: draft || isDraft,
    paths: listCollectionPaths(owners, config),
    ids: ids && new Set(ids),
    urls,
    formerPaths,
  };
}

/** Lists the paths of a file in all collections that include it. */
export function listCollectionPaths(owners: Task['owners'], config: ContentConfig): CollectionPath[] {
  return owners.map(({ collection, urlPath }) => {
    const { path, stem } = parseFilePath(urlPath, config);
    const isPage = config.collections[collection]?.type === 'page' && !isSettingsFile({ path, stem });
    return { collection, path, isPage };
  });
}

/** Finds broken links, anchors and media. `assets` are the URLs of files next to the content. */
export function findLinkWarnings(
  files: readonly LinkedFile[],
  { config, publicFolder, assets }: { config: ContentConfig; publicFolder: string; assets: Iterable<string> },
): ContentError[] {
  const { locales, links = [], localisedLinks = false } = config;
  return checkLinks({
    files,
    locales,
    links,
    localisedLinks,
    publicFiles: listPublicPaths(publicFolder),
    assets: new Set(assets),
  });
}
