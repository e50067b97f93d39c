import { checkNewPath, checkPath } from '../../../paths/check-path.ts';
import { foldedPath, foldersAbove } from '../../../paths/check-tree.ts';
import type { PathReason } from '../../../paths/path-reason.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import type { Tree } from '../../studio.ts';

export interface PathState {
  tree: Pick<Tree, 'files' | 'folders'>;
  drafts: ReadonlyMap<string, DraftFile>;
}

/** Why a file cannot have a path: how it is written, or the file that has it. */
export type PathProblem = { reason: PathReason } | { taken: string };

/**
 * Checks the path of a new file, or of one that is renamed from its current path. A change set that creates a file
 * where another one is removed is refused by the server, so the paths of renamed files are free for renamed files only.
 */
export function checkFilePath(path: string, { tree, drafts }: PathState, current?: string): PathProblem | undefined {
  const reason = checkPath(path, [tree.folders.content]) ?? checkNewPath(path);
  if (reason !== undefined) return { reason };
  const draft = current === undefined ? undefined : drafts.get(current);
  const isRenamed = current !== undefined && (draft === undefined || draft.base !== undefined);
  const free = new Set(isRenamed ? [...drafts.values()].flatMap(({ from }) => from ?? []) : []);
  const published = tree.files.map((file) => file.path).filter((one) => !free.has(one));
  const others = [...published, ...drafts.keys()].filter((one) => one !== current);
  const byFolded = new Map(others.map((one) => [foldedPath(one), one]));
  const taken =
    [path, ...foldersAbove(path)].map((one) => byFolded.get(foldedPath(one))).find((one) => one !== undefined) ??
    others.find((one) => foldedPath(one).startsWith(`${foldedPath(path)}/`));
  return taken === undefined ? undefined : { taken };
}
