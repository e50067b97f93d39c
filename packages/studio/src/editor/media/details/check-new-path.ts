import { typeOfName } from '../../../media/media-types.ts';
import { checkNewPath, checkPath } from '../../../paths/check-path.ts';
import { normalisePath } from '../../../paths/check-tree.ts';
import type { PathReason } from '../../../paths/path-reason.ts';
import { listFolders, pathBelow } from '../../../paths/studio-folders.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';

/** Why a file cannot be renamed to a path. */
export type PathRefusal =
  | { kind: 'badPath'; reason: PathReason }
  | { kind: 'otherFolder'; folder: string }
  | { kind: 'otherType'; ending: string }
  | { kind: 'taken' };

/** Checks whether a file can be renamed to a path; `undefined` if it can. The server checks it again. */
export function checkNewMediaPath(
  from: string,
  to: string,
  { folders, taken }: { folders: StudioFolders; taken: Iterable<string> },
): PathRefusal | undefined {
  const all = listFolders(folders);
  const reason = checkPath(to, all) ?? checkNewPath(to);
  const folder = all.find((one) => pathBelow(from, one) !== undefined) ?? '';
  if (reason !== undefined) return { kind: 'badPath', reason };
  if (pathBelow(to, folder) === undefined) return { kind: 'otherFolder', folder };
  if (typeOfName(from) !== typeOfName(to)) return { kind: 'otherType', ending: from.slice(from.lastIndexOf('.') + 1) };
  const others = new Set([...taken].filter((path) => path !== from).map(normalisePath));
  return others.has(normalisePath(to)) ? { kind: 'taken' } : undefined;
}
