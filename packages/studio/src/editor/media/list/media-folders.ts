import { folderOf } from '../../../paths/relative-path.ts';
import { parentFolders } from '../../../paths/check-tree.ts';
import { pathBelow } from '../../../paths/studio-folders.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import type { Tree } from '../../studio.ts';

/** A folder for media files. */
export interface MediaFolder {
  path: string;
  /** Files in `public` have a fixed URL; others belong to the texts next to them. */
  root: 'public' | 'content';
}

/**
 * Lists folders that can contain files, public folders first. With `hasMedia`, only those that contain media, and their
 * parents.
 */
export function listMediaFolders(
  { files, folders }: Pick<Tree, 'files' | 'folders'>,
  drafts: ReadonlyMap<string, DraftFile>,
  { hasMedia = false } = {},
): MediaFolder[] {
  const published = files.filter(({ kind }) => !hasMedia || kind === 'media').map(({ path }) => path);
  const created = [...drafts.values()].filter(({ upload }) => !hasMedia || upload !== undefined);
  const folderPaths = new Set(hasMedia ? [] : [folders.public, folders.content]);
  for (const path of [...published, ...created.map((draft) => draft.path)]) {
    for (const folder of [...parentFolders(folderOf(path)), folderOf(path)]) folderPaths.add(folder);
  }
  const all = [...folderPaths].sort();
  const foldersIn = (root: MediaFolder['root']): MediaFolder[] =>
    all
      .filter((path) => path === folders[root] || pathBelow(path, folders[root]) !== undefined)
      .map((path) => ({ path, root }));
  return [...foldersIn('public'), ...foldersIn('content')];
}
