import { checkLinks } from '../check/check-links.ts';
import type { CollectionPath, FileLinks, LinkedFile } from '../check/file-links.ts';
import type { ContentConfig } from '../collections/collection.ts';
import type { ContentError } from '../errors.ts';
import { isSettingsFile } from '../navigation/folder-settings.ts';
import { parseFilePath } from '../parse/paths.ts';
import type { Asset } from './assets.ts';
import type { LastBuild } from './last-build.ts';
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

/** Files of a build, and what it knows of them. */
interface BuiltFiles {
  tasks: readonly Task[];
  records: LastBuild['files'];
  assets: readonly Asset[];
}

/**
 * Finds the broken links of a build. A file without stored rows is a draft that is left out; a file without a record
 * has an error, so its links and ids are not known. Without a public folder, links are not checked.
 */
export function findBuildLinkWarnings(
  { tasks, records, assets }: BuiltFiles,
  { config, publicFolder }: { config: ContentConfig; publicFolder?: string | undefined },
): ContentError[] {
  if (publicFolder === undefined) return [];
  const files = tasks.map((task) => {
    const { rows, warningData } = records[task.file] ?? {};
    return toLinkedFile(task, warningData?.links ?? {}, rows?.length === 0, config);
  });
  const drafts = new Set(files.flatMap(({ file, draft }) => (draft ? [file] : [])));
  const found = findLinkWarnings(files, { config, publicFolder, assets: assets.map(({ url }) => url) });
  return found.filter(({ file = '' }) => !drafts.has(file));
}
