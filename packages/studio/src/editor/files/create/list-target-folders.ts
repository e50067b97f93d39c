import { folderOf } from '../../../paths/relative-path.ts';
import type { Tree } from '../../studio.ts';
import type { FileEntry } from '../list-entries.ts';

/** A collection with the folders that can contain new files of it, from the root of the repository. */
export interface CollectionFolders {
  collection: string;
  folders: readonly string[];
}

/** Lists the folders that contain files of each collection, and those for its first file. */
export function listTargetFolders(
  { collections, folders: { content }, locales }: Pick<Tree, 'collections' | 'folders' | 'locales'>,
  entries: readonly FileEntry[],
): CollectionFolders[] {
  const hasLocales = locales.length > 1 || entries.some(({ locale }) => locale !== undefined);
  return collections.map(({ name, type, folders }) => {
    const usedFolders = entries.filter(({ collection }) => collection === name).map(({ path }) => folderOf(path));
    const prefixes = type === 'page' && hasLocales ? locales.map((locale) => `${content}/${locale}`) : [content];
    const first = prefixes.flatMap((prefix) =>
      folders.map((folder) => (folder === '' ? prefix : `${prefix}/${folder}`)),
    );
    return { collection: name, folders: [...new Set([...usedFolders, ...first])].sort(byName.compare) };
  });
}

/**
 * The folder to preselect: the requested one if files can be created in it, otherwise the first of a page collection, in
 * the default language if there are several.
 */
export function preselectedFolder(
  { collections, folders: { content }, locales }: Pick<Tree, 'collections' | 'folders' | 'locales'>,
  places: readonly CollectionFolders[],
  requested: string | undefined,
): string {
  const all = places.flatMap(({ folders }) => folders);
  const pageCollections = new Set(collections.filter(({ type }) => type === 'page').map(({ name }) => name));
  const ofPages = places.filter(({ collection }) => pageCollections.has(collection)).flatMap(({ folders }) => folders);
  const main = `${content}/${locales[0] ?? ''}`;
  return (
    all.find((folder) => folder === requested) ??
    ofPages.find((folder) => folder === main || folder.startsWith(`${main}/`)) ??
    ofPages[0] ??
    all[0] ??
    ''
  );
}

const byName = new Intl.Collator('en', { numeric: true });

/** Names of the files and folders in a folder. */
export function namesInFolder(folder: string, entries: readonly FileEntry[]): string[] {
  const names = entries
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path }) => path.slice(folder.length + 1).split('/')[0] ?? '');
  return [...new Set(names)];
}

/** Most common extension of the files in a folder; `fallback` if there are none. */
export function extensionIn(folder: string, entries: readonly FileEntry[], fallback: string): string {
  const counts = new Map<string, number>();
  for (const { path, kind } of entries) {
    const isHere = folderOf(path) === folder && (kind === 'page' || kind === 'data');
    const extension = path.slice(path.lastIndexOf('.') + 1);
    if (isHere) counts.set(extension, (counts.get(extension) ?? 0) + 1);
  }
  const [mostCommon] = [...counts].sort(([, a], [, b]) => b - a);
  return mostCommon?.[0] ?? fallback;
}
