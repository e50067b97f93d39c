import { createLinkTargets } from '../../../links/link-targets.ts';
import { moveLinks } from '../../../links/move-links.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { Documents } from '../../documents/documents.ts';
import type { DraftBase } from '../../drafts/draft-file.ts';
import type { FileEntry } from '../list-entries.ts';
import { writeFormerPaths } from './former-paths.ts';
import type { FormerPathChange } from './former-paths.ts';

/** Options of `moveFiles`. */
export interface MoveFilesOptions {
  documents: Pick<Documents, 'open' | 'textOf' | 'edit' | 'rename' | 'renameAll'>;
  entries: readonly FileEntry[];
  locales: readonly string[];
  folders: StudioFolders;
  /** New paths by current paths. */
  moves: ReadonlyMap<string, string>;
  /** Routes of the moved pages, by their new paths. */
  routes: ReadonlyMap<string, string | undefined>;
  /** Files in which links to the moved pages are updated. */
  linking: readonly FileEntry[];
  /** The binary files among the moved ones, with their published base if they have one. */
  media?: ReadonlyMap<string, DraftBase | undefined>;
  /** Changes of the former paths of moved pages, by their current paths. */
  formerPaths?: ReadonlyMap<string, FormerPathChange>;
  /** Called together with the renames, so that nothing is rendered in between. */
  onRename?: () => void;
}

/**
 * Renames files and updates links, in the moved files and in those that link to them, so that they still lead to the
 * same files. All changes are drafts. Returns the number of other files that were changed.
 */
export async function moveFiles(options: MoveFilesOptions): Promise<number> {
  const { documents, entries, locales, folders, moves, routes, linking, onRename } = options;
  const { media = new Map<string, DraftBase | undefined>(), formerPaths } = options;
  const moved = entries.filter(({ path }) => moves.has(path));
  const touched = [...new Set([...moved, ...linking])];
  // All texts are loaded before anything is changed.
  for (const { publishedPath } of touched) if (publishedPath !== undefined) await documents.open(publishedPath);
  const byPath = new Map(entries.map((entry) => [entry.path, entry.route]));
  const context = {
    paths: moves,
    folders,
    targets: createLinkTargets(entries, locales),
    routeOf: (path: string) => (routes.has(path) ? routes.get(path) : byPath.get(path)),
  };
  const changed = new Map<string, string>();
  for (const entry of touched) {
    const text = documents.textOf(entry.path);
    if (text === undefined) continue;
    const former = formerPaths?.get(entry.path);
    const linked = moveLinks(text, entry, context);
    const next = former ? writeFormerPaths(linked, entry.path, former) : linked;
    if (next === undefined) throw new FieldsProblem(entry.path);
    if (next !== text) changed.set(entry.path, next);
  }
  for (const [path, text] of changed) documents.edit(path, text);
  onRename?.();
  documents.renameAll(new Map([...moves].filter(([path]) => !media.has(path))));
  for (const [path, base] of media) {
    const to = moves.get(path);
    if (to !== undefined) documents.rename(path, to, base);
  }
  return [...changed.keys()].filter((path) => !moves.has(path)).length;
}

/** Error for a file whose fields cannot be changed. */
export class FieldsProblem extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`The fields of ${path} cannot be changed.`);
    this.name = 'FieldsProblem';
    this.path = path;
  }
}

/** Path of the translation of a file: the same path in the folder of another language. */
export function translatedPath(path: string, from: string, to: string, content: string): string {
  const prefix = `${content}/${from}/`;
  return path.startsWith(prefix) ? `${content}/${to}/${path.slice(prefix.length)}` : path;
}
