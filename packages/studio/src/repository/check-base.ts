import { checkAgainstTree, normalisePath, pathWithParents } from '../paths/check-tree.ts';
import type { TreeEntries } from '../paths/check-tree.ts';
import type { FileChange } from './change-set.ts';
import type { TreeEntry } from './git-host.ts';
import type { PathProblem } from './repository-error.ts';

/** Checks that changed files exist at the base revision and created files do not. */
export function checkExistence(files: readonly FileChange[], base: TreeEntries): PathProblem[] {
  const renamed = new Set(files.flatMap((change) => (change.kind === 'rename' ? [change.from] : [])));
  return files.flatMap((change): PathProblem[] => {
    const { kind, path } = change;
    const needed = kind === 'rename' ? change.from : path;
    if (kind !== 'create' && !base.has(needed)) {
      return [{ path: needed, reason: 'does not exist at the base revision' }];
    }
    const isNew = kind === 'create' || (kind === 'rename' && !renamed.has(path));
    return isNew && base.has(path) ? [{ path, reason: 'already exists' }] : [];
  });
}

/** Checks that nothing is written to or below links, submodules and files. */
export function checkTree(paths: readonly string[], entries: TreeEntries): PathProblem[] {
  return paths.flatMap((path) => {
    const reason = checkAgainstTree(path, entries);
    return reason === undefined ? [] : [{ path, reason }];
  });
}

/** Checks for new names that differ from existing ones only by case, which are the same file on macOS and Windows. */
export function checkCase(files: readonly FileChange[], tree: readonly TreeEntry[]): PathProblem[] {
  const removed = new Set(
    files.flatMap((change) => {
      if (change.kind === 'rename') return [change.from];
      return change.kind === 'delete' ? [change.path] : [];
    }),
  );
  const names = new Map<string, string>();
  for (const { path } of tree) {
    if (removed.has(path)) continue;
    for (const name of pathWithParents(path)) names.set(normalisePath(name), name);
  }
  return createdPaths(files).flatMap((path) => {
    for (const name of pathWithParents(path)) {
      const other = names.get(normalisePath(name));
      if (other !== undefined && other !== name) return [{ path, reason: `differs from "${other}" only by case` }];
    }
    return [];
  });
}

/** Returns the paths that a change set adds to the tree. */
export function createdPaths(files: readonly FileChange[]): string[] {
  return files.filter(({ kind }) => kind === 'create' || kind === 'rename').map(({ path }) => path);
}
