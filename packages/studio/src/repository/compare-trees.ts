import type { TreeEntry } from './git-host.ts';

/** A difference between two revisions. A file that was both moved and edited counts as deleted and created. */
export type RevisionChange =
  | { kind: 'created' | 'changed' | 'deleted'; path: string }
  | { kind: 'renamed'; path: string; from: string };

/** Returns the changes from `before` to `after`, by path. */
export function compareTrees(before: readonly TreeEntry[], after: readonly TreeEntry[]): RevisionChange[] {
  const oldByPath = new Map(before.map((entry) => [entry.path, entry]));
  const newByPath = new Map(after.map((entry) => [entry.path, entry]));
  const removedPaths = new Map<string, string[]>();
  for (const { path, id } of before)
    if (!newByPath.has(path)) removedPaths.set(id, [...(removedPaths.get(id) ?? []), path]);
  const changes: RevisionChange[] = [];
  const renamed = new Set<string>();
  for (const { path, id, kind } of after) {
    const oldEntry = oldByPath.get(path);
    if (oldEntry) {
      if (oldEntry.id !== id || oldEntry.kind !== kind) changes.push({ kind: 'changed', path });
      continue;
    }
    const from = removedPaths.get(id)?.shift();
    if (from !== undefined) renamed.add(from);
    changes.push(from === undefined ? { kind: 'created', path } : { kind: 'renamed', path, from });
  }
  for (const { path } of before)
    if (!newByPath.has(path) && !renamed.has(path)) changes.push({ kind: 'deleted', path });
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}
