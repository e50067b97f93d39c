import { folderOf } from '../../../paths/relative-path.ts';
import { foldersAbove } from '../../../paths/check-tree.ts';
import { pathBelow } from '../../../paths/studio-folders.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import type { Tree } from '../../studio.ts';

export interface MediaFolder {
  path: string;
  /** Files in `public` keep their address; others belong to the texts beside them. */
  place: 'public' | 'content';
}

/** Folders that files can be in, the public ones first. With `hasMedia` only those that have some, and those above. */
export function listFolders(
  { files, folders }: Pick<Tree, 'files' | 'folders'>,
  drafts: ReadonlyMap<string, DraftFile>,
  { hasMedia = false } = {},
): MediaFolder[] {
  const published = files.filter(({ kind }) => !hasMedia || kind === 'media').map(({ path }) => path);
  const created = [...drafts.values()].filter(({ upload }) => !hasMedia || upload !== undefined);
  const found = new Set(hasMedia ? [] : [folders.public, folders.content]);
  for (const path of [...published, ...created.map((draft) => draft.path)]) {
    for (const folder of [...foldersAbove(folderOf(path)), folderOf(path)]) found.add(folder);
  }
  const all = [...found].sort();
  const below = (place: MediaFolder['place']): MediaFolder[] =>
    all
      .filter((path) => path === folders[place] || pathBelow(path, folders[place]) !== undefined)
      .map((path) => ({ path, place }));
  return [...below('public'), ...below('content')];
}
