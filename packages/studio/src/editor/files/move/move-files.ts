import { createLinkTargets } from '../../../links/link-targets.ts';
import { moveLinks } from '../../../links/move-links.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { Documents } from '../../documents/documents.ts';
import type { FileEntry } from '../list-entries.ts';

export interface MoveOptions {
  documents: Pick<Documents, 'open' | 'textOf' | 'edit' | 'renameAll'>;
  entries: readonly FileEntry[];
  locales: readonly string[];
  folders: StudioFolders;
  /** New paths by current ones. */
  moves: ReadonlyMap<string, string>;
  /** Addresses of the moved pages, by their new paths. */
  routes: ReadonlyMap<string, string | undefined>;
  /** Files in which links to the moved pages are changed. */
  linking: readonly FileEntry[];
  /** Called together with the renames, so that nothing is rendered in between. */
  onRename?: () => void;
}

/**
 * Gives files other paths, and changes addresses so that they lead to the same files: in the moved files themselves and
 * in those that link to them. Everything is a draft. Returns the number of other files that were changed.
 */
export async function moveFiles(options: MoveOptions): Promise<number> {
  const { documents, entries, locales, folders, moves, routes, linking, onRename } = options;
  const moved = entries.filter(({ path }) => moves.has(path));
  const touched = [...new Set([...moved, ...linking])];
  // Nothing is changed before every text is here.
  for (const { publishedPath } of touched) if (publishedPath !== undefined) await documents.open(publishedPath);
  const byPath = new Map(entries.map((entry) => [entry.path, entry.route]));
  const context = {
    paths: moves,
    folders,
    targets: createLinkTargets(entries, locales),
    routeOf: (path: string) => (routes.has(path) ? routes.get(path) : byPath.get(path)),
  };
  let count = 0;
  for (const entry of touched) {
    const text = documents.textOf(entry.path);
    const next = text === undefined ? undefined : moveLinks(text, entry, context);
    if (next === undefined || next === text) continue;
    documents.edit(entry.path, next);
    if (!moves.has(entry.path)) count += 1;
  }
  onRename?.();
  documents.renameAll(moves);
  return count;
}

/** The same file in other languages. */
export function translationsOf(entry: FileEntry, entries: readonly FileEntry[], content: string): FileEntry[] {
  const rest = restOf(entry, content);
  if (rest === undefined) return [];
  return entries.filter((other) => other !== entry && other.change !== 'delete' && restOf(other, content) === rest);
}

/** Where the translation of a moved file is: at the same place below the folder of its language. */
export function translatedPath(path: string, from: string, to: string, content: string): string {
  const prefix = `${content}/${from}/`;
  return path.startsWith(prefix) ? `${content}/${to}/${path.slice(prefix.length)}` : path;
}

function restOf({ path, locale }: FileEntry, content: string): string | undefined {
  const prefix = `${content}/${locale}/`;
  return locale !== undefined && path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
