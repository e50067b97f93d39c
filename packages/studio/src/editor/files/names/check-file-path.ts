import { checkNewPath, checkPath } from '../../../paths/check-path.ts';
import { normalisePath, parentFolders } from '../../../paths/check-tree.ts';
import type { PathReason } from '../../../paths/path-reason.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import type { Tree } from '../../studio.ts';

/** Data that the path check needs. */
export interface PathState {
  tree: Pick<Tree, 'files' | 'folders'>;
  drafts: ReadonlyMap<string, DraftFile>;
}

/** Why a file cannot have a path: the spelling, or the file that already has it. */
export type FilePathProblem = { reason: PathReason } | { taken: string };

/** Checks a path. `current` is the current path of a file that is renamed. */
export type CheckFilePath = (path: string, current?: string) => FilePathProblem | undefined;

/**
 * Checks the path of a new or renamed file. The server rejects a change set that creates a file at a path where another
 * file is removed, so the old path of a renamed file can only be used by another renamed file.
 */
export function checkFilePath(path: string, state: PathState, current?: string): FilePathProblem | undefined {
  return createPathCheck(state)(path, current);
}

/** Creates a check for many paths. */
export function createPathCheck({ tree, drafts }: PathState): CheckFilePath {
  const left = new Set([...drafts.values()].flatMap(({ from }) => from ?? []));
  const published = tree.files.map((file) => file.path);
  const forNew = createConflictFinder([...published, ...drafts.keys()]);
  const forRenamed = createConflictFinder([...published.filter((path) => !left.has(path)), ...drafts.keys()]);
  return (path, current) => {
    const reason = checkPath(path, [tree.folders.content]) ?? checkNewPath(path);
    if (reason !== undefined) return { reason };
    const draft = current === undefined ? undefined : drafts.get(current);
    const isRenamed = current !== undefined && (draft === undefined || draft.base !== undefined);
    const taken = (isRenamed ? forRenamed : forNew)(path, current);
    return taken === undefined ? undefined : { taken };
  };
}

/** Finds a file that has the path, whose path is a parent folder of it, or that is below it. */
function createConflictFinder(
  paths: readonly string[],
): (path: string, current: string | undefined) => string | undefined {
  const files = new Map<string, Set<string>>();
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    add(files, normalisePath(path), path);
    for (const folder of parentFolders(path)) add(folders, normalisePath(folder), path);
  }
  return (path, current) => {
    const sameNames = [
      ...[path, ...parentFolders(path)].map((one) => files.get(normalisePath(one))),
      folders.get(normalisePath(path)),
    ];
    return sameNames.flatMap((one) => [...(one ?? [])]).find((one) => one !== current);
  };
}

/** Two are enough, since at most one of them is the file that is renamed. */
function add(map: Map<string, Set<string>>, key: string, path: string): void {
  const paths = map.get(key) ?? new Set();
  if (paths.size < 2) paths.add(path);
  map.set(key, paths);
}
